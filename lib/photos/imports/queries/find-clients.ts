import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { listedFor } from '@/lib/people/clients/policy'
import type { KnownClient } from '@/lib/photos/imports/rules/check-rows'
import type { Transaction } from '@/lib/platform/data/db'

/** Returns the clients that the actor sees with these addresses, by their addresses in lower case. */
export async function findClients(
  tx: Pick<Transaction, 'profile'>,
  actor: Actor,
  emails: readonly string[],
): Promise<Map<string, KnownClient>> {
  const clients = await tx.profile.findMany({
    where: { AND: [{ email: { in: [...new Set(emails)] } }, listedFor(actor)] },
    select: { id: true, fullName: true, email: true },
  })
  return new Map(clients.map(({ email, ...client }) => [email.toLowerCase(), client]))
}
