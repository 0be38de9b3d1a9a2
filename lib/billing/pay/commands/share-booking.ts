import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canManagePay, payVisibleTo } from '@/lib/billing/pay/policy'
import type { ShareBooking } from '@/lib/billing/pay/schema'
import { noPhotographerTitle, onStatementText } from '@/lib/billing/pay/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { AppError, ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { wholeShare } from '@/lib/platform/money/split'

/**
 * Sets which photographers share the pay of a booking. All of it for its own photographer means that it isn't shared.
 * @throws ForbiddenError for everyone but the owner; NotFoundError; AppError `conflict` if a part is on a statement
 */
export async function shareBooking(actor: Actor, { bookingId, shares }: ShareBooking): Promise<void> {
  if (!canManagePay(actor)) throw new ForbiddenError()
  const parts = shares.filter(({ basisPoints }) => basisPoints > 0)
  const photographerIds = parts.map(({ photographerId }) => photographerId)
  await db().$transaction(async (tx) => {
    await lockRow(tx, 'bookings', bookingId, 'NO KEY UPDATE')
    const booking = await tx.booking.findUnique({
      where: { id: bookingId },
      select: { photographerId: true, _count: { select: { paidShoots: true } } },
    })
    if (!booking) throw new NotFoundError('Booking not found')
    const found = await tx.profile.findMany({
      where: { AND: [{ id: { in: photographerIds } }, payVisibleTo(actor)] },
      select: { id: true, fullName: true },
    })
    if (found.length !== parts.length) throw new NotFoundError(noPhotographerTitle)
    if (booking._count.paidShoots > 0) throw new AppError('conflict', onStatementText)
    await tx.payShare.deleteMany({ where: { bookingId } })
    const isWhole = parts.some(
      ({ photographerId, basisPoints }) =>
        photographerId === booking.photographerId && basisPoints === wholeShare,
    )
    if (!isWhole) await tx.payShare.createMany({ data: parts.map((part) => ({ bookingId, ...part })) })
    await recordAudit(tx, actor, 'pay.shared', bookingId, {
      shares: parts.map(({ photographerId, basisPoints }) => ({
        name: found.find(({ id }) => id === photographerId)?.fullName,
        basisPoints,
      })),
    })
  })
}
