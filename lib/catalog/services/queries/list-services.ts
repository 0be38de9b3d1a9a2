import 'server-only'
import { sql } from 'kysely'
import type { Content, OfferedService, PriceBand } from '@/lib/catalog/services/schema/services'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { bandFields } from './select-service'

const bandValues = sql.join(Object.keys(bandFields).flatMap((name) => [sql.lit(name), sql.ref(`b.${name}`)]))
const bands = sql<PriceBand[]>`to_json(ARRAY(
  SELECT json_build_object(${bandValues}) FROM price_bands b WHERE b.service_id = s.id ORDER BY b.up_to NULLS LAST
))`

const linkedIds = sql<string[]>`ARRAY(
  SELECT l.service_id FROM service_links l JOIN services linked ON linked.id = l.service_id
  WHERE l.owner_id = s.id ORDER BY linked.position
)`

/** The active services, and those that they are linked to. */
function selectServices() {
  return queryBuilder(db())
    .selectFrom('services as s')
    .where((eb) =>
      eb('s.active', '=', true).or(
        's.id',
        'in',
        eb
          .selectFrom('service_links as l')
          .innerJoin('services as owner', 'owner.id', 'l.ownerId')
          .where('owner.active', '=', true)
          .select('l.serviceId'),
      ),
    )
    .select(['s.id', 's.kind', 's.priceBasis', 's.countsBasement', 's.countsDetached', 's.priceCents'])
    .select([
      's.durationMinutes',
      's.turnaroundHours',
      's.photosIncluded',
      's.extraPhotoCents',
      bands.as('bands'),
    ])
    .select(['s.name', 's.light', 's.usesDrone', 's.showsExterior', 's.revisionRounds', 's.extraRoundCents'])
    .select(['s.currency', 's.category', 's.description', 's.duration', 's.automaticDays', 's.active'])
    .select(linkedIds.as('linkedIds'))
    .orderBy('s.position')
    .orderBy('s.name')
    .execute()
}

/** Lists the active services in the catalog's order. They are the same for everyone. */
export async function listServices(): Promise<OfferedService[]> {
  const rows = await selectServices()
  const links = new Map<string, { service: Content }>()
  for (const { category, description, duration, automaticDays, active, linkedIds, ...service } of rows)
    links.set(service.id, { service })
  return rows
    .filter(({ active }) => active)
    .map(({ showsExterior, revisionRounds, extraRoundCents, currency, active, linkedIds, ...service }) => ({
      ...service,
      // Shared, so that the browser gets a service once however many packages contain it.
      links: linkedIds.flatMap((id) => links.get(id) ?? []),
    }))
}
