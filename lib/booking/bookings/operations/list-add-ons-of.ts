import 'server-only'
import type { AddOnChoice } from '@/lib/booking/bookings/schema/changes'
import { listAddOns } from '@/lib/catalog/services/operations/list-add-ons'
import { readPriceList } from '@/lib/people/brokerages/operations/read-price-list'
import type { Transaction } from '@/lib/platform/data/db'
import { centsToInput } from '@/lib/platform/money/money'

/** Lists the catalog's add-ons at the prices of a booking's property and brokerage. The caller has checked that the actor may. */
export async function listAddOnsOf(
  tx: Pick<Transaction, 'booking' | 'brokerage' | 'service'>,
  bookingId: string,
): Promise<AddOnChoice[]> {
  const { brokerageId, currency, ...size } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: {
      brokerageId: true,
      currency: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
    },
  })
  const priceList = brokerageId ? await readPriceList(tx, brokerageId) : null
  const addOns = await listAddOns(tx, { size, priceList, currency })
  return addOns.map(({ priceCents, priceText, ...addOn }) => ({
    ...addOn,
    amount: priceCents === null ? '' : centsToInput(priceCents, currency),
    price: priceText,
  }))
}
