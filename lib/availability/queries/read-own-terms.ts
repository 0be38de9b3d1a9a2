import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { noTerms } from '@/lib/availability/rules/slots'
import type { BookingTerms } from '@/lib/availability/schema/slots'
import { db } from '@/lib/platform/db'

export async function readOwnTerms(actor: Actor): Promise<BookingTerms> {
  const terms = await db().bookingTerms.findUnique({
    where: { photographerId: actor.profileId },
    select: { minimumNoticeMinutes: true, bufferMinutes: true },
  })
  return terms ?? noTerms
}
