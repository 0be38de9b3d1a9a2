import type { Wizard } from '@/lib/booking/bookings/rules/wizard-address'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { parseAddress } from '@/lib/studio/places/rules/address'
import { parseSquareFeet } from './square-feet'

type QuotedShoot = {
  id: string
  propertyAddress: string
  propertySize: string | null
  serviceIds: string[]
}

/** Returns the booking wizard's state for a request. The wizard reads the address and the price by the request's id. */
export function toWizard({ id, propertyAddress, propertySize, serviceIds }: QuotedShoot): Partial<Wizard> {
  return {
    quoteId: id,
    serviceIds,
    zip: parseAddress(propertyAddress).zip,
    size: { ...noSize, squareFeet: parseSquareFeet(propertySize) },
  }
}
