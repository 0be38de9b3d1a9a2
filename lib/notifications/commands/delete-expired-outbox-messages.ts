import 'server-only'
import { db } from '@/lib/platform/db'
import { deleteExpired } from '@/lib/platform/delete-expired'
import type { OutboxKind } from '@/prisma/generated/enums'

/** Deletes old messages of the outbox, except queued ones. Idempotent. */
export async function deleteExpiredOutboxMessages(): Promise<void> {
  await deleteExpired('emails', (before, limit) => deleteSome('MAIL', before, limit))
  await deleteExpired('pushes', (before, limit) => deleteSome('PUSH', before, limit))
}

function deleteSome(kind: OutboxKind, before: Date, limit: number): Promise<number> {
  return db().$executeRaw`
    DELETE FROM outbox_messages WHERE id IN (
      SELECT id FROM outbox_messages
      WHERE kind = ${kind}::"OutboxKind" AND status <> 'QUEUED' AND created_at < ${before}
      LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )`
}
