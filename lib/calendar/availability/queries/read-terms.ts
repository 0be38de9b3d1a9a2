import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import { noTerms } from '@/lib/calendar/availability/rules/slots'
import type { PhotographerTerms } from '@/lib/calendar/availability/schema/weekly-hours'
import { db } from '@/lib/platform/db'

/** Reads a photographer's booking rules. */
export async function readTerms(actor: Actor, photographerId: string): Promise<PhotographerTerms> {
  const terms = await db().bookingTerms.findFirst({
    where: { photographerId, photographer: calendarsOf(actor) },
    select: { minimumNoticeMinutes: true, bufferMinutes: true, baseZip: true },
  })
  return terms ?? { ...noTerms, baseZip: null }
}
