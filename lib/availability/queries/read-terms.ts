import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { noTerms } from '@/lib/availability/rules/slots'
import type { OwnTerms } from '@/lib/availability/schema/weekly-hours'
import { db } from '@/lib/platform/db'

export async function readOwnTerms(actor: Actor): Promise<OwnTerms> {
  const terms = await db().bookingTerms.findUnique({
    where: { photographerId: actor.profileId },
    select: { minimumNoticeMinutes: true, bufferMinutes: true, baseZip: true },
  })
  return terms ?? { ...noTerms, baseZip: null }
}
