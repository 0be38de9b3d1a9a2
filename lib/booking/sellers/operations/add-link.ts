import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { maxLinks } from '@/lib/booking/sellers/limits'
import { sharedBy, shownOn } from '@/lib/booking/sellers/policy'
import { notSharedText, tooManyLinksText } from '@/lib/booking/sellers/words'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { env } from '@/lib/platform/environment/env'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { createSecret } from '@/lib/platform/secrets/secret'
import { todayIn } from '@/lib/platform/time/clock'

/**
 * Adds a link to a booking, and returns its URL. Only the token's hash is stored.
 * @throws NotFoundError for anyone but its client and who handles it, AppError `conflict` for a shoot that is over or cancelled, or has too
 * many links
 */
export async function addLink(
  tx: Transaction,
  actor: Actor,
  bookingId: string,
  timeZone: string,
): Promise<string> {
  await lockRow(tx, 'bookings', bookingId)
  const own = { AND: [{ id: bookingId }, sharedBy(actor)] }
  const booking = await tx.booking.findFirst({ where: own, select: { status: true } })
  if (!booking) throw new NotFoundError('Booking not found')
  const isShown = await tx.booking.count({ where: { AND: [own, shownOn(todayIn(timeZone))] } })
  if (isShown === 0 || !isLive(booking.status)) throw new AppError('conflict', notSharedText)
  if ((await tx.sellerLink.count({ where: { bookingId } })) >= maxLinks) {
    throw new AppError('conflict', tooManyLinksText)
  }
  const { secret, secretHash } = createSecret()
  await tx.sellerLink.create({ data: { bookingId, tokenHash: secretHash }, select: { id: true } })
  return `${env().APP_URL}/shoot/${secret}`
}
