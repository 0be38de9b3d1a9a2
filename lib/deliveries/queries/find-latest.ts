import 'server-only'
import { sql } from 'kysely'
import { cache } from 'react'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { notExpiredFor, visibleTo } from '@/lib/deliveries/policy'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** As many as the dashboard has room for. */
const maxPreviews = 4

type Latest = { deliveryId: string | null; previewIds: string[] }

const readLatest = prepareForActor((builder, actor, { today }: { today: Date }) => {
  const visible = builder
    .selectFrom('media_deliveries as d')
    .where(whereSql('media_deliveries', visibleTo(actor), 'd'))
    .orderBy('d.uploadedAt', 'desc')
    .orderBy('d.id', 'desc')
  const previews = visible
    .where(whereSql('media_deliveries', notExpiredFor(actor, today), 'd'))
    .innerJoin('photos as p', 'p.deliveryId', 'd.id')
    .where('p.isPreview', '=', true)
    .where('p.state', '=', 'READY')
    .orderBy('p.position')
    .limit(maxPreviews)
    .select('p.id')
  return builder.selectNoFrom([
    visible.limit(1).select('d.id').as('deliveryId'),
    sql<string[]>`ARRAY(${previews})`.as('previewIds'),
  ])
})

/** Finds a client's latest delivery and latest previews that are ready; nothing for anyone else. Cached per request. */
export const findLatest = cache(async (actor: Actor): Promise<Latest> => {
  const none = { deliveryId: null, previewIds: [] }
  if (!mayEnter('client', actor)) return none
  const today = dateToDatabase(todayIn((await getStudio()).timeZone))
  const [latest = none] = await readLatest(actor, { today })
  return latest
})
