import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { type Handled, handledBy, isHandledBy } from '@/lib/booking/bookings/policy'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can change the studio's licenses: any active photographer. */
export function canChangeLicenses(actor: Actor): boolean {
  return can(actor, 'change-settings')
}

/** The deliveries whose license this photographer can choose: those of bookings they handle. */
export function canChooseFor(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return can(actor, 'price-photos') ? { booking: handledBy(actor) } : { id: { in: [] } }
}

/** `canChooseFor` for a delivery that was already read. */
export function choosesFor(actor: Actor, booking: Handled): boolean {
  return can(actor, 'price-photos') && isHandledBy(actor, booking)
}
