import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockCatalog } from '@/lib/catalog/services/operations/lock-catalog'
import type { OfferServices } from '@/lib/catalog/services/schema/editing'
import { recordAudit } from '@/lib/platform/data/audit'
import { db, type Transaction } from '@/lib/platform/data/db'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { readService } from './read-service'

/**
 * Offers the chosen services at the given prices, and no longer the others of the list. The price of a service with bands
 * stays. Returns how many are offered.
 * @throws NotFoundError; AppError `conflict` if the currency has changed
 */
export async function offerServices(actor: Actor, { services }: OfferServices): Promise<{ offered: number }> {
  return db().$transaction(async (tx) => {
    const { currency } = await lockCatalog(tx, actor)
    for (const { price } of services) if (price) assertCurrency(price, currency)
    for (const choice of services) await offerService(tx, actor, choice)
    return { offered: services.filter(({ isOffered }) => isOffered).length }
  })
}

async function offerService(
  tx: Transaction,
  actor: Actor,
  { serviceId, isOffered, price }: OfferServices['services'][number],
): Promise<void> {
  const { name, currency, bands, ...service } = await readService(tx, serviceId)
  const before = { active: service.active, priceCents: service.priceCents }
  const priceCents = price && bands.length === 0 ? price.cents : before.priceCents
  const after = { active: isOffered, priceCents }
  if (before.active === after.active && before.priceCents === after.priceCents) return
  await tx.service.update({ where: { id: serviceId }, data: after, select: { id: true } })
  await recordAudit(tx, actor, 'service.changed', serviceId, { name, currency, before, after })
}
