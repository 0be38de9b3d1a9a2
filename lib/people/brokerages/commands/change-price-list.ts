import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { readPriceList } from '@/lib/people/brokerages/operations/read-price-list'
import { canSetPrices } from '@/lib/people/brokerages/policy'
import type { ChangePriceList } from '@/lib/people/brokerages/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { EditConflictError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { editKey } from '@/lib/platform/web/form-values'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Sets at which prices a brokerage's members book from now on. A service that no longer exists is left out.
 * @throws NotFoundError; AppError `conflict` if the list has changed since it was opened, or the studio's currency has
 */
export async function changePriceList(actor: Actor, input: ChangePriceList): Promise<void> {
  if (!canSetPrices(actor)) throw new ForbiddenError()
  const { brokerageId, discount, seen } = input
  const { currency } = await getStudio()
  const entered = Object.entries(input.prices).flatMap(([serviceId, price]) => {
    if (price === null) return []
    assertCurrency(price, currency)
    return [{ brokerageId, serviceId, priceCents: price.cents, currency }]
  })
  await db().$transaction(async (tx) => {
    await lockBrokerage(tx, brokerageId, {})
    if (editKey(await readPriceList(tx, brokerageId)) !== seen) throw new EditConflictError()
    const existing = await tx.service.findMany({
      where: { id: { in: entered.map(({ serviceId }) => serviceId) } },
      select: { id: true },
    })
    const known = new Set(existing.map(({ id }) => id))
    const data = entered.filter(({ serviceId }) => known.has(serviceId))
    await tx.brokerage.update({
      where: { id: brokerageId },
      data: { discountBasisPoints: discount },
      select: { id: true },
    })
    await tx.brokeragePrice.deleteMany({ where: { brokerageId } })
    await tx.brokeragePrice.createMany({ data })
    await recordAudit(tx, actor, 'brokerage.prices-changed', brokerageId, {
      discountBasisPoints: discount,
      fixedPrices: data.length,
    })
  })
}
