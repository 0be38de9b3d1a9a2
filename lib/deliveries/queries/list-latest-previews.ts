import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { notExpiredFor } from '@/lib/deliveries/policy'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { findVisible } from './find-visible'

/** Lists the ids of the latest previews that the actor may see and that are ready, newest delivery first. */
export async function listLatestPreviews(actor: Actor, limit: number): Promise<string[]> {
  const { timeZone } = await getStudio()
  const delivery = { AND: [await findVisible(actor), notExpiredFor(actor, todayIn(timeZone))] }
  const rows = await db().photo.findMany({
    where: { delivery, isPreview: true, state: 'READY' },
    select: { id: true },
    orderBy: [{ delivery: { uploadedAt: 'desc' } }, { deliveryId: 'desc' }, { position: 'asc' }],
    take: limit,
  })
  return rows.map(({ id }) => id)
}
