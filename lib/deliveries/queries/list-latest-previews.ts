import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { notExpiredFor, visibleTo } from '@/lib/deliveries/policy'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** As many as the dashboard has room for. */
const maxPreviews = 4

const readPreviews = prepareForActor((builder, actor, { today }: { today: Date }) =>
  builder
    .selectFrom('media_deliveries as d')
    .innerJoin('photos as p', 'p.deliveryId', 'd.id')
    .where(whereSql('media_deliveries', { AND: [visibleTo(actor), notExpiredFor(actor, today)] }, 'd'))
    .where('p.isPreview', '=', true)
    .where('p.state', '=', 'READY')
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
    .orderBy('p.position')
    .limit(maxPreviews)
    .select('p.id'),
)

/** Returns the ids of a client's latest previews that are ready; none for anyone else. */
export async function listLatestPreviews(actor: Actor): Promise<string[]> {
  if (!mayEnter('client', actor)) return []
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  return (await readPreviews(actor, { today })).map(({ id }) => id)
}
