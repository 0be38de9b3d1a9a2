import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { listAddOnsOf } from '@/lib/booking/bookings/operations/list-add-ons-of'
import type { AddOnChoice } from '@/lib/booking/bookings/schema/changes'
import { canSendPhotosFor } from '@/lib/photos/deliveries/policy'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'

/** Lists the add-ons that can be charged when sending a booking's photos. @throws ForbiddenError; NotFoundError */
export async function listAddOnChoices(actor: Actor, bookingId: string): Promise<AddOnChoice[]> {
  if (!can(actor, 'price-photos')) throw new ForbiddenError()
  const where = { AND: [{ id: bookingId }, canSendPhotosFor(actor)] }
  const booking = await db().booking.findFirst({ where, select: { id: true } })
  if (!booking) throw new NotFoundError()
  return listAddOnsOf(db(), booking.id)
}
