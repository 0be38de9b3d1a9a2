import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { belongingTo } from '@/lib/booking/bookings/policy'
import { progressFields } from '@/lib/booking/bookings/queries/select-progress'
import type { Progress } from '@/lib/booking/bookings/schema/bookings'
import type { Transaction } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { lockBooking } from './lock-booking'

/** Locks the booking that a photographer shoots. @throws NotFoundError for everyone else */
export async function lockOwnShoot(tx: Transaction, actor: Actor, bookingId: string) {
  if (!isPhotographer(actor)) throw new NotFoundError('Booking not found')
  const locked = await lockBooking(tx, actor, bookingId)
  const progress: Progress | null = await tx.booking.findFirst({
    where: { AND: [{ id: bookingId }, belongingTo(actor)] },
    select: progressFields,
  })
  if (!progress) throw new NotFoundError('Booking not found')
  return { ...locked, progress }
}
