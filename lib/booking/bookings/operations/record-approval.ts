import 'server-only'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import type { Transaction } from '@/lib/platform/data/db'
import type { JobPayloads } from '@/lib/platform/jobs/queue'
import { takeJob } from '@/lib/platform/jobs/queue'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { notifyOfChange } from './notify-of-change'
import { recordEvent } from './record-event'

/** The key of the job that notifies of an approval. While it waits, nobody was notified. */
export function approvalKey(bookingId: string): string {
  return `notify-of-approval:${bookingId}`
}

/**
 * Notifies both sides of the approval of a locked booking, and adds it to the timeline. Does nothing if it was undone.
 * Idempotent.
 */
export async function recordApproval(
  tx: Transaction,
  { bookingId, profileId, at: approvedAt }: JobPayloads['notify-of-approval'],
): Promise<void> {
  const at = new Date(approvedAt)
  const [row, person, recorded, studio] = await Promise.all([
    tx.booking.findFirst({ where: { id: bookingId, status: 'CONFIRMED' }, select: bookingWithParties }),
    tx.profile.findUnique({
      where: { id: profileId },
      select: { userId: true, role: true, accountStatus: true, fullName: true, email: true },
    }),
    tx.bookingEvent.count({ where: { bookingId, kind: 'APPROVED', createdAt: { gte: at } } }),
    getStudio(),
  ])
  if (!row || !person || recorded > 0) return
  const parties = toBookingWithParties(row)
  const { booking } = parties
  const before = { ...booking, status: 'PENDING' as const }
  await recordEvent(tx, { actorId: profileId, kind: 'APPROVED', before, after: booking, at })
  const { accountStatus: status, ...rest } = person
  const actor = { ...rest, profileId, status, avatarUrl: null }
  await notifyOfChange(tx, { ...parties, actor, studio }, 'approved')
}

/** Notifies at once of an approval of a locked booking that could still be undone: another change is about to follow it. */
export async function settleApproval(tx: Transaction, bookingId: string): Promise<void> {
  const approval = await takeJob(tx, 'notify-of-approval', approvalKey(bookingId))
  if (approval) await recordApproval(tx, approval)
}
