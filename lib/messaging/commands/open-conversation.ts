import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { deriveIdempotencyKey } from '@/lib/messaging/commands/derive-idempotency-key'
import { previewOf } from '@/lib/messaging/rules/preview'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import type { ConversationPriority } from '@/prisma/generated/enums'
import { notifyRecipients } from './notify-recipients'

type NewConversation = {
  client: { id: string; userId: string; fullName: string }
  /** Null until the first photographer replies. */
  assignee: { id: string; userId: string; fullName: string } | null
  subject: string
  priority: ConversationPriority
  message: string
  idempotencyKey: string
}

/**
 * Creates a conversation with the actor's first message, and notifies the other side. Idempotent for the same text and
 * idempotency key. A different text creates another conversation, because a reopened page may still have its old key.
 */
export async function openConversation(
  tx: Transaction,
  actor: Actor,
  { client, assignee, subject, priority, message, idempotencyKey }: NewConversation,
): Promise<{ conversationId: string }> {
  const at = now()
  const id = randomUUID()
  const wordsKey = deriveIdempotencyKey(actor.profileId, idempotencyKey, subject, message)
  const { count } = await tx.conversation.createMany({
    data: [
      {
        id,
        clientId: client.id,
        assigneeId: assignee?.id ?? null,
        subject,
        priority,
        idempotencyKey: wordsKey,
        lastMessageAt: at,
        createdAt: at,
      },
    ],
    skipDuplicates: true,
  })
  if (count === 0) {
    const first = await tx.conversation.findFirstOrThrow({
      where: { clientId: client.id, idempotencyKey: wordsKey },
      select: { id: true },
    })
    return { conversationId: first.id }
  }
  await tx.message.create({
    data: { conversationId: id, senderId: actor.profileId, message, idempotencyKey, createdAt: at },
  })
  await notifyRecipients(
    tx,
    actor,
    { id, client, assigneeId: assignee?.id ?? null, isNew: true },
    previewOf(message),
  )
  return { conversationId: id }
}
