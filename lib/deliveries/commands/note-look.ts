import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { instantOf, now, todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import { recordDeliveryEvent } from './record-delivery-event'

/** What was handed out: a photo or a ZIP in some size, or the link of the studio's own drive. */
export type DownloadDetails =
  | { what: 'photo'; size: string; photoId: string; name: string }
  | { what: 'zip'; size: string; photos: number; bytes: number }
  | { what: 'drive' }

export type Look =
  | { kind: 'OPENED' }
  | { kind: 'VIEWED'; details: { photoId: string } }
  | { kind: 'DOWNLOADED'; details: DownloadDetails }

/** A page is left and come back to, and a browser asks for a file twice: within so long it is the same look. */
const sameLookMs = { OPENED: 30 * 60_000, DOWNLOADED: 60_000 }

/**
 * Records that a client looked at a delivery they have been let into, for the photographer to know. The same look is
 * recorded once: a photo that is viewed once a day. What photographers look at is not recorded.
 */
export async function noteLook(actor: Actor, deliveryId: string, look: Look): Promise<void> {
  if (actor.role !== 'CLIENT') return
  const since = await startOfSameLook(look.kind)
  const details = 'details' in look ? look.details : {}
  const event = { deliveryId, kind: look.kind, actorId: actor.profileId }
  await db().$transaction(async (tx) => {
    // Two looks of one person at once count one after the other.
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${`look:${deliveryId}:${actor.profileId}`}, 0))`
    const noted = await tx.deliveryEvent.findFirst({
      where: { ...event, details: { equals: details }, createdAt: { gte: since } },
      select: { id: true },
    })
    if (!noted) await recordDeliveryEvent(tx, { ...event, details })
  })
}

async function startOfSameLook(kind: Look['kind']): Promise<Date> {
  if (kind !== 'VIEWED') return new Date(now().getTime() - sameLookMs[kind])
  const { timeZone } = await getStudio()
  return instantOf(todayIn(timeZone), '00:00', timeZone)
}
