import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canChange, canDecide, visibleTo } from '@/lib/bookings/policy'
import { type Move, moveError, statusAfter } from '@/lib/bookings/rules'
import type { BookingItem } from '@/lib/bookings/schema'
import { bookingFields, toBookingItem } from '@/lib/bookings/selection'
import type { Transaction } from '@/lib/platform/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import type { BookingStatus } from '@/prisma/generated/enums'

/** A booking nobody else can change until the transaction ends. */
export type LockedBooking = {
  item: BookingItem
  clientUserId: string
  photographerUserId: string
}

/** @throws NotFoundError when there is none that this actor may see */
export async function lockBooking(tx: Transaction, actor: Actor, bookingId: string): Promise<LockedBooking> {
  await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR UPDATE`
  const row = await tx.booking.findFirst({
    where: { AND: [{ id: bookingId }, visibleTo(actor)] },
    select: {
      ...bookingFields,
      client: { select: { ...bookingFields.client.select, userId: true } },
      photographer: { select: { ...bookingFields.photographer.select, userId: true } },
    },
  })
  if (!row) throw new NotFoundError('Booking not found')
  return {
    item: toBookingItem(row),
    clientUserId: row.client.userId,
    photographerUserId: row.photographer.userId,
  }
}

/** What the policy asks of a booking. */
export function partiesOf({ client, photographer }: BookingItem) {
  return { clientId: client.id, photographerId: photographer.id, photographer }
}

/**
 * The status a locked booking gets by a move of this actor.
 * @throws AppError `forbidden` for somebody else's booking, `conflict` when its status, or a delivery, does not allow the move
 */
export function decideMove(actor: Actor, move: Move, { item }: LockedBooking): BookingStatus {
  const parties = partiesOf(item)
  const isDecision = move === 'approve' || move === 'complete'
  if (isDecision ? !canDecide(actor, parties) : !canChange(actor, parties)) {
    throw new AppError('forbidden', "Only this booking's own photographer can do this.")
  }
  const next = statusAfter(move, item, actor.role)
  if (!next) throw new AppError('conflict', moveError(move, item))
  return next
}
