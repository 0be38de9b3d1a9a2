import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { makeServiceId, toAuditedBands, toServiceValues } from '@/lib/catalog/services/rules/services'
import type { AddService } from '@/lib/catalog/services/schema/editing'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { assertLinks } from './assert-links'
import { assertPrices } from './assert-prices'
import { assertNameAvailable } from './read-service'

const positionGap = 10

/** Adds a service at the end of the catalog, with an id derived from its name. @throws AppError `invalid` for a name in use */
export async function addService(actor: Actor, draft: AddService): Promise<{ serviceId: string }> {
  const { bands, linkedIds, ...service } = toServiceValues(draft)
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    assertPrices(draft, currency)
    await assertNameAvailable(tx, service.name, null)
    await assertLinks(tx, null, { ...service, linkedIds })
    const others = await tx.service.findMany({ select: { id: true, position: true } })
    const id = makeServiceId(service.name, new Set(others.map((other) => other.id)))
    const position = Math.max(0, ...others.map((other) => other.position)) + positionGap
    const links = { create: linkedIds.map((linkedId) => ({ serviceId: linkedId })) }
    const data = { ...service, id, position, bands: { create: bands }, links }
    await tx.service.create({ data, select: { id: true } })
    await recordAudit(tx, actor, 'service.added', id, {
      ...service,
      linkedIds,
      bands: toAuditedBands({ ...service, bands }),
    })
    return { serviceId: id }
  })
}
