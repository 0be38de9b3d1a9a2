import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { conversationUnavailable } from '@/lib/messaging/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { NotFoundError } from '@/lib/platform/errors'

const person = { select: { id: true, userId: true, fullName: true } } as const

/**
 * Reads a conversation. Locks it until the transaction ends, so that no message is added to a deleted conversation.
 * @throws NotFoundError when the actor may not see it
 */
export async function lockConversation(tx: Transaction, actor: Actor, conversationId: string) {
  await lockRow(tx, 'conversations', conversationId)
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
  if (!conversation) throw new NotFoundError(conversationUnavailable)
  return conversation
}

export type LockedConversation = Awaited<ReturnType<typeof lockConversation>>
