import type { Actor } from '@/lib/auth/actor'
import { can } from '@/lib/auth/rules/capabilities'
import { handledBy, isHandledBy } from '@/lib/bookings/policy'
import type { Prisma } from '@/prisma/generated/client'

/** Whether this person can change the studio's licenses: any active photographer. */
export function canChangeLicenses(actor: Actor): boolean {
  return can(actor, 'change-settings')
}

/** The deliveries whose license this photographer can choose: those of bookings they handle. */
export function canChooseFor(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return { booking: handledBy(actor) }
}

/** `canChooseFor` for a delivery that was already read. */
export const choosesFor = isHandledBy
