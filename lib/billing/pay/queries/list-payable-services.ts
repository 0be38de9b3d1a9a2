import 'server-only'
import type { PayableService } from '@/lib/billing/pay/rules/service-amounts'
import { hasBands } from '@/lib/catalog/services/rules/bands'
import { describeBand } from '@/lib/catalog/services/words/prices'
import type { Transaction } from '@/lib/platform/data/db'

/**
 * Lists the services that can have an amount, in the catalog's order, also those that are sold only in packages. Packages are
 * booked as their services; the number of units of a price for each isn't part of a booking.
 */
export async function listPayableServices(tx: Pick<Transaction, 'service'>): Promise<PayableService[]> {
  const services = await tx.service.findMany({
    where: { kind: { not: 'PACKAGE' }, priceBasis: { not: 'EACH' } },
    select: {
      id: true,
      name: true,
      priceBasis: true,
      bands: { select: { upTo: true }, orderBy: { upTo: { sort: 'asc', nulls: 'last' } } },
    },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  })
  return services.map(({ bands, ...service }) => ({
    ...service,
    bands: hasBands(service.priceBasis)
      ? bands.map(({ upTo }) => ({ upTo, label: describeBand(service.priceBasis, bands, { upTo }) }))
      : [{ upTo: null, label: service.name }],
  }))
}
