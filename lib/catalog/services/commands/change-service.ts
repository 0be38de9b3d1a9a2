import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import { differingValues, toAuditedBands, toServiceValues } from '@/lib/catalog/services/rules/services'
import type { ChangeService, ServiceValues } from '@/lib/catalog/services/schema/editing'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { EditConflictError } from '@/lib/platform/errors'
import { assertLinks } from './assert-links'
import { assertPrices } from './assert-prices'
import { assertNameAvailable, readService } from './read-service'

/**
 * Updates a service. Existing bookings keep the name and price they were made with.
 * @throws NotFoundError; AppError `conflict` if it has changed since editing began, `invalid` for a name in use
 */
export async function changeService(
  actor: Actor,
  { serviceId, seen, ...draft }: ChangeService,
): Promise<{ changed: boolean }> {
  const after = toServiceValues(draft)
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    assertPrices(draft, currency)
    const before = await readService(tx, serviceId)
    if (differingValues(before, seen).length > 0) throw new EditConflictError()
    const changes = differingValues(before, after)
    if (changes.length === 0) return { changed: false }
    await assertNameAvailable(tx, after.name, serviceId)
    await assertLinks(tx, serviceId, after)
    const bands = changes.includes('bands') ? { bands: { deleteMany: {}, create: after.bands } } : {}
    const links = { deleteMany: {}, create: after.linkedIds.map((linkedId) => ({ serviceId: linkedId })) }
    const { bands: _bands, linkedIds: _linkedIds, ...columns } = after
    await tx.service.update({
      where: { id: serviceId },
      data: { ...columns, ...bands, ...(changes.includes('linkedIds') && { links }) },
      select: { id: true },
    })
    await recordAudit(tx, actor, 'service.changed', serviceId, {
      name: after.name,
      currency,
      before: pick(before, changes),
      after: pick(after, changes),
    })
    return { changed: true }
  })
}

function pick(values: ServiceValues, names: readonly (keyof ServiceValues)[]) {
  const audited = { ...values, bands: toAuditedBands(values) }
  return Object.fromEntries(names.map((name) => [name, audited[name]]))
}
