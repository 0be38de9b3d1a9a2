import 'server-only'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { deleteInBatches } from '@/lib/platform/delete-in-batches'
import { expiredBefore } from '@/lib/platform/retention'
import type { OutboxKind } from '@/prisma/generated/enums'

/** Deletes messages of the outbox that have been kept long enough; one that still waits stays. Idempotent. */
export async function sweepOutbox(): Promise<void> {
  await sweepKind('MAIL', expiredBefore('emails', now()))
  await sweepKind('PUSH', expiredBefore('pushes', now()))
}

async function sweepKind(kind: OutboxKind, before: Date): Promise<void> {
  await deleteInBatches(
    (limit) => db().$executeRaw`
      DELETE FROM outbox_messages WHERE id IN (
        SELECT id FROM outbox_messages
        WHERE kind = ${kind}::"OutboxKind" AND status <> 'QUEUED' AND created_at < ${before}
        LIMIT ${limit} FOR UPDATE SKIP LOCKED
      )`,
  )
}
