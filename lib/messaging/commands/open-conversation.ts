import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { deriveIdempotencyKey } from '@/lib/messaging/idempotency-key'
import { previewOf } from '@/lib/messaging/rules'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import type { ConversationPriority } from '@/prisma/generated/enums'
import { notifyRecipients } from './notify-recipients'

type NewConversation = {
  client: { id: string; userId: string; fullName: string }
  /** Who takes it; null for whoever comes first. */
  assignee: { id: string; userId: string; fullName: string } | null
  subject: string
  priority: ConversationPriority
  message: string
  idempotencyKey: string
}

/**
 * Writes a conversation with its first message, which is the actor's, and tells the other side. A repeat of the same words
 * under the same idempotency key, after an answer that was lost, finds the first one. Other words are a conversation of their
 * own: a page that was left and opened again may still have its old key.
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
