import 'server-only'
import { notifyOfChange } from '@/lib/booking/bookings/operations/notify-of-change'
import { recordEvent } from '@/lib/booking/bookings/operations/record-event'
import { bookingWithParties, toBookingWithParties } from '@/lib/booking/bookings/queries/select-booking'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Notifies both sides of an approval, and adds it to the timeline. Does nothing if it was undone, or if the booking was
 * cancelled or given to a colleague who must approve it since. Idempotent.
 * @param approval.profileId who approved
 * @param approval.at when they did, ISO 8601
 */
export async function notifyOfApproval(approval: {
  bookingId: string
  profileId: string
  at: string
}): Promise<void> {
  const { bookingId, profileId } = approval
  const at = new Date(approval.at)
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'bookings', bookingId)
    const [row, person, recorded] = await Promise.all([
      tx.booking.findFirst({ where: { id: bookingId, status: 'CONFIRMED' }, select: bookingWithParties }),
      tx.profile.findUnique({
        where: { id: profileId },
        select: { userId: true, role: true, accountStatus: true, fullName: true, email: true },
      }),
      tx.bookingEvent.count({ where: { bookingId, kind: 'APPROVED', createdAt: { gte: at } } }),
    ])
    if (!row || !person || recorded > 0) return
    const parties = toBookingWithParties(row)
    const { booking } = parties
    const before = { ...booking, status: 'PENDING' as const }
    await recordEvent(tx, { actorId: profileId, kind: 'APPROVED', before, after: booking, at })
    const { accountStatus: status, ...rest } = person
    const actor = { ...rest, profileId, status, avatarUrl: null }
    await notifyOfChange(tx, { ...parties, actor, studio }, 'approved')
  })
}
