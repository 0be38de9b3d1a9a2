import type { Actor } from '@/lib/auth/actor'
import { notifyOfApproval } from '@/lib/booking/bookings/commands/notify-of-approval'
import { approvalKey } from '@/lib/booking/bookings/operations/set-approved'
import { db } from '@/lib/platform/data/db'
import { removeJob } from '@/lib/platform/jobs/queue'
import { approveBooking } from './approve-booking'

/** Reads the job that notifies of an approval, as long as it waits. */
export async function queuedApproval(
  bookingId: string,
): Promise<{ payload: Parameters<typeof notifyOfApproval>[0]; seconds: number } | undefined> {
  const [job] = await db().$queryRaw<{ payload: Parameters<typeof notifyOfApproval>[0]; seconds: number }[]>`
    SELECT payload, round(extract(epoch FROM run_at - created_at))::int AS seconds
    FROM graphile_worker._private_jobs WHERE key = ${approvalKey(bookingId)}`
  return job
}

/** Approves a booking and notifies of it at once. */
export async function approveAndNotify(actor: Actor, bookingId: string): Promise<void> {
  await approveBooking(actor, bookingId)
  const job = await queuedApproval(bookingId)
  if (!job) throw new Error('nothing is queued')
  await removeJob(approvalKey(bookingId))
  await notifyOfApproval(job.payload)
}
