import 'server-only'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { heldBy, orderedBy } from '@/lib/deliveries/policy'
import { whereSql } from '@/lib/platform/where-sql'
import type { Prisma } from '@/prisma/generated/client'

/** More than an agent takes over in years. */
const maxHeld = 1_000

/**
 * Returns `visibleTo` for lists. Names transferred deliveries by id, because one condition across bookings and transfers
 * can't use either one's index. Cached per request.
 */
export const findVisible = cache(async (actor: Actor): Promise<Prisma.MediaDeliveryWhereInput> => {
  if (!isClient(actor)) return orderedBy(actor)
  const held = await selectHeld(actor, {})
  if (held.length === 0) return orderedBy(actor)
  return { OR: [orderedBy(actor), { id: { in: held.map(({ deliveryId }) => deliveryId) } }] }
})

const selectHeld = prepareForActor((builder, actor) =>
  builder
    .selectFrom('delivery_transfers as t')
    .where(whereSql('delivery_transfers', heldBy(actor), 't'))
    .select('t.deliveryId')
    .orderBy('t.createdAt', 'desc')
    .limit(maxHeld),
)
