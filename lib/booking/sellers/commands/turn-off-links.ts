import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deleteLinks } from '@/lib/booking/sellers/operations/delete-links'
import { sharedBy } from '@/lib/booking/sellers/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'

/** Turns off every link of a booking. Idempotent. @throws NotFoundError for anyone but its client and who handles it */
export async function turnOffLinks(actor: Actor, bookingId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const isOwn = await tx.booking.count({ where: { AND: [{ id: bookingId }, sharedBy(actor)] } })
    if (isOwn === 0) throw new NotFoundError('Booking not found')
    const count = await deleteLinks(tx, [bookingId])
    if (count > 0) await recordAudit(tx, actor, 'seller-link.turned-off', bookingId)
  })
}
