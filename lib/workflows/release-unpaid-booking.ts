import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { cancelWithin } from '@/lib/bookings/operations/cancel-booking'
import { assertNoCheckoutProcessing } from '@/lib/invoices/commands/assert-no-payment-processing'
import { closePayments } from '@/lib/invoices/commands/close-payments'
import { lockDeposits, unpaidDeposits } from '@/lib/invoices/operations/deposits'
import { depositNotifications } from '@/lib/invoices/words/deposit'
import { notify } from '@/lib/notifications/operations/notify'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/**
 * Cancels a booking whose deposit wasn't paid in time, and frees its slots. A payment that was made until now is read back
 * from Stripe first and keeps the booking. Idempotent.
 * @throws Error while a bank is processing the payment; the queue then asks again
 */
export async function releaseUnpaidBooking({ bookingId }: { bookingId: string }): Promise<void> {
  const unpaid = await db().invoice.findFirst({ where: unpaidDeposits(bookingId), select: { id: true } })
  if (!unpaid) return
  await closePayments(unpaid.id)
  if (!(await isStillUnpaid(bookingId))) return
  await assertNoCheckoutProcessing({ invoiceId: unpaid.id })
  const studio = await getStudio()
  await db().$transaction(async (tx) => {
    await lockDeposits(tx, bookingId)
    if ((await tx.invoice.count({ where: unpaidDeposits(bookingId) })) === 0) return
    const booking = await tx.booking.findUniqueOrThrow({
      where: { id: bookingId },
      select: {
        status: true,
        propertyAddress: true,
        shootDate: true,
        client: { select: { userId: true } },
        photographer: { select: { id: true, email: true } },
      },
    })
    if (booking.status !== 'PENDING') return
    const { id: profileId, email } = booking.photographer
    // By the studio, so that it's free and both sides are notified.
    const actor: Actor = {
      userId: '',
      profileId,
      role: 'PHOTOGRAPHER',
      status: 'ACTIVE',
      fullName: studio.name,
      email,
      avatarUrl: null,
    }
    await cancelWithin(tx, actor, bookingId, { shownFeeCents: 0, studio })
    await notify(tx, {
      userId: booking.client.userId,
      ...depositNotifications.released(booking.propertyAddress, dateFromDatabase(booking.shootDate)),
      type: 'WARNING',
      action: 'view_booking',
      bookingId,
    })
  })
}

async function isStillUnpaid(bookingId: string): Promise<boolean> {
  return (await db().invoice.count({ where: unpaidDeposits(bookingId) })) > 0
}
