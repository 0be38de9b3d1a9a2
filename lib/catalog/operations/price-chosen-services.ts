import 'server-only'
import { toOrdered } from '@/lib/catalog/rules/order'
import { type Measures, priceServices, relevantSize } from '@/lib/catalog/rules/pricing'
import { unpricedText } from '@/lib/catalog/words'
import type { Transaction } from '@/lib/platform/db'
import { FieldError } from '@/lib/platform/errors'
import { readChosenServices } from './read-chosen-services'

type Chosen = Measures & { serviceIds: readonly string[] }

/**
 * Returns the services that a client chose as a booking stores them, priced by the studio's own bands, and the size that
 * decided the prices.
 * @throws FieldError when one of them isn't offered, or has no price for this size
 */
export async function priceChosenServices(
  tx: Pick<Transaction, 'service'>,
  { serviceIds, size, photoCounts }: Chosen,
) {
  const chosen = await readChosenServices(tx, serviceIds, 'serviceIds')
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
      turnaroundHours: service.turnaroundHours,
      isAddOn: service.isAddOn,
      packageId: service.packageId,
      packageName: service.packageName,
    })),
  }
}
