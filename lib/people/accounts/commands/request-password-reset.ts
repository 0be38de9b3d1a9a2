import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'

/**
 * Queues the job that emails a reset link. The job looks up the account, so that a request takes equally long for every
 * address.
 * @param next the page to open after the reset
 */
export async function requestPasswordReset(email: string, next: string | null): Promise<void> {
  await db().$transaction((tx) => addJob(tx, 'send-password-reset', { askId: randomUUID(), email, next }))
}
