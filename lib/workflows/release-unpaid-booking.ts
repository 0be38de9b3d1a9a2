import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import {
  assertNoCardPaymentProcessing,
  assertNoCheckoutProcessing,
} from '@/lib/billing/invoices/commands/assert-no-payment-processing'
import { closePayments } from '@/lib/billing/invoices/commands/close-payments'
import { depositMinutes } from '@/lib/billing/invoices/limits'
import { lockDeposits, unpaidDeposit, unpaidDeposits } from '@/lib/billing/invoices/operations/deposits'
import { depositNotifications } from '@/lib/billing/invoices/words/deposit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { addJobs } from '@/lib/platform/jobs/queue'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { cancelWithin } from './cancel-within'

const maxBookings = 200

/**
 * Queues the bookings whose deposit wasn't paid in time. A booking is queued again and again while a bank processes the
 * payment, which takes days for a debit.
 */
export async function queueUnpaidBookings(): Promise<void> {
  const before = new Date(now().getTime() - depositMinutes * 60_000)
  const due = await db().booking.findMany({
    where: { status: 'PENDING', invoices: { some: { ...unpaidDeposit, createdAt: { lt: before } } } },
    select: { id: true },
    orderBy: { createdAt: 'asc' },
    take: maxBookings,
  })
  const jobs = due.map(({ id }) => ({ payload: { bookingId: id }, key: `release-unpaid-booking:${id}` }))
  await addJobs(db(), 'release-unpaid-booking', jobs)
}

/**
 * Cancels a booking whose deposit wasn't paid in time, and frees its slots. A payment that was made until now is read back
 * from Stripe first and keeps the booking, as does one that a bank is processing. Idempotent.
 */
export async function releaseUnpaidBooking({ bookingId }: { bookingId: string }): Promise<void> {
  const unpaid = await db().invoice.findFirst({ where: unpaidDeposits(bookingId), select: { id: true } })
  if (!unpaid) return
  await closePayments(unpaid.id)
  if (!(await isStillUnpaid(bookingId)) || (await isBeingPaid(unpaid.id))) return
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

/** Whether a bank is processing a payment of the deposit, or has just completed it. */
async function isBeingPaid(invoiceId: string): Promise<boolean> {
  try {
    await assertNoCheckoutProcessing({ invoiceId })
    await assertNoCardPaymentProcessing(invoiceId)
    return false
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return true
    throw error
  }
}
