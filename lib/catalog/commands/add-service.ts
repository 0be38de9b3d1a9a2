import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { makeServiceId, toAuditedBands, toServiceValues } from '@/lib/catalog/rules/services'
import type { AddService } from '@/lib/catalog/schema'
import { assertCurrency } from '@/lib/platform/amount-schema'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { assertLinks } from './assert-links'
import { assertNameAvailable, lockCatalog } from './lock-catalog'

const positionGap = 10

/** Adds a service at the end of the catalog, with an id derived from its name. @throws AppError `invalid` for a name in use */
export async function addService(actor: Actor, draft: AddService): Promise<{ serviceId: string }> {
  const { bands, linkedIds, ...service } = toServiceValues(draft)
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    assertCurrency(draft.price, currency)
    assertCurrency(draft.extraRound, currency)
    assertCurrency(draft.extraPhoto, currency)
    for (const { price, extraPhoto } of draft.bands)
      for (const amount of extraPhoto ? [price, extraPhoto] : [price]) assertCurrency(amount, currency)
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
