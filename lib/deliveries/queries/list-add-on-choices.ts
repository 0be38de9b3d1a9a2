import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { readMembership } from '@/lib/brokerages/operations/read-membership'
import { listAddOns } from '@/lib/catalog/operations/list-add-ons'
import { canSendPhotosFor } from '@/lib/deliveries/policy'
import type { AddOnChoice } from '@/lib/deliveries/schema/sending'
import { db } from '@/lib/platform/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money'

/** Lists the catalog's add-ons at the prices of a booking's property and client. @throws ForbiddenError; NotFoundError */
export async function listAddOnChoices(actor: Actor, bookingId: string): Promise<AddOnChoice[]> {
  if (!can(actor, 'price-photos')) throw new ForbiddenError()
  const booking = await db().booking.findFirst({
    where: { AND: [{ id: bookingId }, canSendPhotosFor(actor)] },
    select: {
      clientId: true,
      currency: true,
      squareFeet: true,
      basementSquareFeet: true,
      detachedSquareFeet: true,
      bedrooms: true,
    },
  })
  if (!booking) throw new NotFoundError()
  const { clientId, currency, ...size } = booking
  const membership = await readMembership(db(), clientId)
  const addOns = await listAddOns(db(), { size, priceList: membership?.priceList ?? null, currency })
  return addOns.map(({ priceCents, priceText: price, ...addOn }) => ({
    ...addOn,
    amount: priceCents === null ? '' : centsToInput(priceCents, currency),
    price,
  }))
}
