import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { escapeLike } from '@/lib/platform/data/like'
import type { Prisma } from '@/prisma/generated/client'

/**
 * Returns a WHERE for bookings whose address, or whose client's name or email, contains a text, ignoring case. Looks up the
 * clients first, because "this address or one of these clients" can use indexes, while a condition across the join would scan
 * every booking. With more than `maxClients` it joins after all: a page of those fills quickly.
 */
export async function matchAddressOrClient(
  tx: Pick<Transaction, 'profile'>,
  search: string,
  { maxClients }: { maxClients: number },
): Promise<Prisma.BookingWhereInput> {
  const contains = { contains: escapeLike(search), mode: 'insensitive' as const }
  const named = { OR: [{ fullName: contains }, { email: contains }] }
  const clients = await tx.profile.findMany({
    where: { role: 'CLIENT', ...named },
    select: { id: true },
    take: maxClients + 1,
  })
  const byClient =
    clients.length > maxClients ? { client: named } : { clientId: { in: clients.map(({ id }) => id) } }
  return { OR: [{ propertyAddress: contains }, byClient] }
}
