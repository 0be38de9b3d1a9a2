import type { Actor } from '@/lib/auth/actor'
import { can, isClient } from '@/lib/auth/rules/capabilities'
import { handledBy } from '@/lib/booking/bookings/policy'
import { listedFor } from '@/lib/people/clients/policy'
import { orderedBy } from '@/lib/photos/deliveries/policy'
import type { Prisma } from '@/prisma/generated/client'

/** The deliveries that this photographer transfers: those of bookings they handle. */
export function transferableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return can(actor, 'price-photos') ? { booking: handledBy(actor) } : { id: { in: [] } }
}

/** The deliveries that this client asks the studio to transfer: those of their own bookings. */
export function requestableBy(actor: Actor): Prisma.MediaDeliveryWhereInput {
  return isClient(actor) ? orderedBy(actor) : { id: { in: [] } }
}

/** The transfers that this photographer sees and ends: those that haven't ended, of deliveries they transfer. */
export function managedBy(actor: Actor): Prisma.DeliveryTransferWhereInput {
  return { endedAt: null, delivery: transferableBy(actor) }
}

/** The clients to whom this photographer transfers photos: active ones whose email address is verified. */
export function recipientsFor(actor: Actor): Prisma.ProfileWhereInput {
  return { AND: [listedFor(actor), verifiedClient] }
}

/** The transfers whose client has access, or gets it by paying: photos of a deleted client stay for them. */
export const lastingTransfers = {
  endedAt: null,
  clientId: { not: null },
} satisfies Prisma.DeliveryTransferWhereInput

/** A client who can sign in. */
export const verifiedClient = {
  role: 'CLIENT',
  accountStatus: 'ACTIVE',
  user: { emailVerifiedAt: { not: null } },
} satisfies Prisma.ProfileWhereInput
