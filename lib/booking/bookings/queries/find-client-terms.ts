import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { termsSetBy } from '@/lib/booking/bookings/policy'
import { db } from '@/lib/platform/data/db'

/** Returns whether a client's new bookings are paid by invoice; null unless the actor may decide that. */
export async function findClientTerms(
  actor: Actor,
  clientId: string,
): Promise<{ paysByInvoice: boolean } | null> {
  const client = await db().profile.findFirst({
    where: { AND: [{ id: clientId }, termsSetBy(actor)] },
    select: { clientTerms: { select: { paysByInvoice: true } } },
  })
  return client && { paysByInvoice: client.clientTerms?.paysByInvoice ?? false }
}
