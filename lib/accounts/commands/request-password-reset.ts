import 'server-only'
import { randomUUID } from 'node:crypto'
import { db } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/**
 * Takes the request for a new password. Whether there is such an account is looked up by the job, so that asking does the
 * same for every address, and takes as long.
 * @param next where the person wanted to go, carried through the mail
 */
export async function requestPasswordReset(email: string, next: string | null): Promise<void> {
  await db().$transaction((tx) => addJob(tx, 'send-password-reset', { askId: randomUUID(), email, next }))
}
