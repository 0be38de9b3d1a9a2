import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import type { Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

const person = { select: { id: true, userId: true, fullName: true } } as const

/**
 * Reads a conversation and keeps everybody else from writing in it until the transaction ends: a message that races
 * with a deletion is either kept with it gone afterwards, or rejected.
 * @throws NotFoundError when there is none, or none the actor may see
 */
export async function lockConversation(tx: Transaction, actor: Actor, conversationId: string) {
  await tx.$queryRaw`SELECT 1 FROM conversations WHERE id = ${conversationId}::uuid FOR UPDATE`
  const conversation = await tx.conversation.findFirst({
    where: { AND: [{ id: conversationId }, visibleTo(actor)] },
    select: {
      id: true,
      subject: true,
      status: true,
      clientId: true,
      assigneeId: true,
      lastMessageAt: true,
      client: person,
      assignee: person,
    },
  })
  if (!conversation) throw new NotFoundError('This conversation is no longer here.')
  return conversation
}

export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>
