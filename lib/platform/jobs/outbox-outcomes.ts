import 'server-only'
import type { ExpressionBuilder } from 'kysely'
import { db, type Transaction } from '@/lib/platform/data/db'
import { deleteExpired } from '@/lib/platform/data/delete-expired'
import { escapeLike } from '@/lib/platform/data/like'
import { retentionDays } from '@/lib/platform/data/retention'
import type { Tables } from '@/lib/platform/data/tables'
import { now } from '@/lib/platform/time/clock'
import type { OutboxKind, Prisma } from '@/prisma/generated/client'
import { addSending } from './outbox'

/** Records that a message was sent. Replaces its payload, because that may hold a link that opens an account. */
export async function recordSent(id: string, payload: Prisma.InputJsonObject = {}): Promise<void> {
  await db().outboxMessage.update({
    where: { id },
    data: { status: 'SENT', attempts: { increment: 1 }, lastError: null, sentAt: now(), payload },
  })
}

/** Records a failed attempt. Returns how many there were. */
export async function recordFailure(id: string, error: unknown): Promise<number> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const { attempts } = await db().outboxMessage.update({
    where: { id },
    data: { status: 'FAILED', attempts: { increment: 1 }, lastError },
    select: { attempts: true },
  })
  return attempts
}

/** Records that a live event or push notification is too old to send. */
export async function recordExpired(id: string): Promise<void> {
  await db().outboxMessage.update({ where: { id }, data: { status: 'EXPIRED', payload: {} } })
}

/** Deletes an email that its reader has turned off, or that was the goodbye to a deleted account, or a push notification without a device. */
export async function dropMessage(id: string): Promise<void> {
  await db().outboxMessage.deleteMany({ where: { id } })
}

/** Shorter words would match emails about anything. */
const minMentionLength = 4

/**
 * Deletes the emails and push notifications to a deleted person, except their goodbye, and the sent or failed ones to others
 * that mention them.
 * Live events hold ids only, and one of them signs the person's open pages out.
 * @param mentions their name, email address and streets
 */
export async function deleteMessagesAbout(
  tx: Transaction,
  { userId, email, mentions }: { userId: string; email: string; mentions: readonly string[] },
): Promise<void> {
  const patterns = mentions
    .filter((words) => words.length >= minMentionLength)
    .map((words) => `%${escapeLike(words)}%`)
  await tx.$executeRaw`
    DELETE FROM outbox_messages
    WHERE kind <> 'PUSH' AND topic <> 'account-deleted' AND (
      user_id = ${userId}::uuid OR lower(recipient) = lower(${email})
      OR (status <> 'QUEUED' AND payload::text ILIKE ANY(${patterns}))
    )`
}

/** Queues a failed message again. Returns false if it's already queued or sent. */
export async function requeueMessage(tx: Transaction, id: string): Promise<boolean> {
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, status: 'FAILED' },
    data: { status: 'QUEUED', attempts: 0 },
  })
  if (count > 0) await addSending(tx, id)
  return count > 0
}

/** Deletes old messages, except queued ones. Idempotent. @param emailDays how long emails are kept */
export async function deleteExpiredOutboxMessages(emailDays: number): Promise<void> {
  await deleteExpired(emailDays, 'outbox_messages', (row, before) => isOldMessage(row, 'MAIL', before))
  for (const kind of ['PUSH', 'WEB_PUSH'] as const)
    await deleteExpired(retentionDays.pushes, 'outbox_messages', (row, before) =>
      isOldMessage(row, kind, before),
    )
}

function isOldMessage(row: ExpressionBuilder<Tables, 'outbox_messages'>, kind: OutboxKind, before: Date) {
  return row.and([row('kind', '=', kind), row('status', '<>', 'QUEUED'), row('createdAt', '<', before)])
}
