import 'server-only'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { maxFound } from '@/lib/photos/transfers/limits'
import { recipientsFor, transferableBy } from '@/lib/photos/transfers/policy'
import type { Recipient, SearchRecipients } from '@/lib/photos/transfers/schema'
import { db } from '@/lib/platform/data/db'
import { escapeLike } from '@/lib/platform/data/like'

/**
 * Finds clients to whom a delivery can be transferred, by name, email, or company. Leaves out its booking's client and those
 * who have it already. Empty for a photographer who doesn't handle its booking.
 */
export async function findRecipients(
  actor: Actor,
  { deliveryId, search }: z.output<typeof SearchRecipients>,
): Promise<Recipient[]> {
  const delivery = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, transferableBy(actor)] },
    select: {
      booking: { select: { clientId: true } },
      transfers: { where: { endedAt: null }, select: { clientId: true } },
    },
  })
  if (!delivery) return []
  const contains = { contains: escapeLike(search), mode: 'insensitive' as const }
  const taken = [delivery.booking.clientId, ...delivery.transfers.flatMap(({ clientId }) => clientId ?? [])]
  const clients = await db().profile.findMany({
    where: {
      AND: [
        recipientsFor(actor),
        { id: { notIn: taken } },
        { OR: [{ fullName: contains }, { email: contains }, { company: contains }] },
      ],
    },
    select: { id: true, fullName: true, email: true, company: true },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxFound,
  })
  return clients.map(({ id, fullName, email, company }) => ({
    id,
    label: [fullName, company, email].filter(Boolean).join(', '),
  }))
}
