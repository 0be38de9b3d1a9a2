import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { sharedBy, shownOn } from '@/lib/booking/sellers/policy'
import type { SellerLinks } from '@/lib/booking/sellers/schema'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the state of a booking's links for its client and who handles it; null for anyone else, and after they expired. */
export async function findLinks(actor: Actor, bookingId: string): Promise<SellerLinks | null> {
  const { timeZone } = await getStudio()
  const row = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, sharedBy(actor), shownOn(todayIn(timeZone))] },
    select: {
      status: true,
      sellerLinks: { select: { createdAt: true }, orderBy: { createdAt: 'asc' }, take: 1 },
    },
  })
  if (!row) return null
  const [first] = row.sellerLinks
  return {
    sharedOn: first ? formatInstantDate(first.createdAt, timeZone) : null,
    canShare: isLive(row.status),
  }
}
