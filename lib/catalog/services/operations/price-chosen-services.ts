import 'server-only'
import { catalogOrder } from '@/lib/catalog/services/queries/select-service'
import { pickOrder, toOrdered } from '@/lib/catalog/services/rules/order'
import { applyPriceList } from '@/lib/catalog/services/rules/price-list'
import { type Measures, priceServices, relevantSize } from '@/lib/catalog/services/rules/pricing'
import { isAutomatic, withSurcharges } from '@/lib/catalog/services/rules/surcharges'
import { noLongerOffered, unpricedText } from '@/lib/catalog/services/words/orders'
import type { PriceList } from '@/lib/people/brokerages/rules/price-list'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { chosenFields, readChosenServices } from './read-chosen-services'

type Chosen = Measures & {
  serviceIds: readonly string[]
  /** The day of the shoot, whose surcharges are added. */
  date: CalendarDate | null
  /** The client's own prices. */
  priceList: PriceList | null
}

/**
 * Returns the services that a client chose as a booking stores them, with the surcharges of the day, priced by the studio's own
 * bands or the client's price list, and the size that decided the prices.
 * @throws FieldError when one of them isn't offered, or has no price for this size
 */
export async function priceChosenServices(
  tx: Pick<Transaction, 'service'>,
  { serviceIds, size, photoCounts, date, priceList }: Chosen,
) {
  const offered = await readChosenServices(tx, serviceIds, 'serviceIds')
  const chosen = applyPriceList(await addSurcharges(tx, offered, date), priceList)
  const priced = priceServices(chosen, { size, photoCounts })
  for (const { name, state } of priced) {
    if (state !== 'priced') throw new FieldError('serviceIds', unpricedText(name, state))
  }
  return {
    size: relevantSize(chosen, size),
    services: toOrdered(priced).map((service) => ({
      id: service.id,
      name: service.name,
      priceCents: service.priceCents,
      currency: service.currency,
      durationMinutes: service.durationMinutes,
      light: service.light,
      usesDrone: service.usesDrone,
      showsExterior: service.showsExterior,
      revisionRounds: service.revisionRounds,
      extraRoundCents: service.extraRoundCents,
      band: service.band,
      photosIncluded: service.photosIncluded,
      extraPhotoCents: service.extraPhotoCents,
      turnaroundHours: service.turnaroundHours,
      isAddOn: service.isAddOn,
      packageId: service.packageId,
      packageName: service.packageName,
    })),
  }
}

type ChosenService = Awaited<ReturnType<typeof readChosenServices>>[number]

/** @throws FieldError for a surcharge among the chosen services */
async function addSurcharges(
  tx: Pick<Transaction, 'service'>,
  chosen: ChosenService[],
  date: CalendarDate | null,
): Promise<ChosenService[]> {
  const surcharge = chosen.find(isAutomatic)
  if (surcharge) throw new FieldError('serviceIds', noLongerOffered([surcharge.name]))
  const automatic = await tx.service.findMany({
    where: { active: true, automaticDays: { isEmpty: false } },
    select: chosenFields,
    orderBy: [...catalogOrder],
  })
  const catalog = [...chosen, ...automatic]
  const ids = chosen.map(({ id }) => id)
  return pickOrder(catalog, withSurcharges(catalog, ids, date))
}
