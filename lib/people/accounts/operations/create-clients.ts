import 'server-only'
import { randomUUID } from 'node:crypto'
import { hashUnknownPassword } from '@/lib/auth/password'
import type { Transaction } from '@/lib/platform/data/db'

type NewClient = { fullName: string; email: string; phone: string | null; company: string | null }

/**
 * Creates clients' accounts without an invitation. Until they are invited or sign up with their address, nobody can sign in to
 * them. Leaves out addresses that have an account by now. Returns how many were created.
 */
export async function createClients(
  tx: Transaction,
  importId: string,
  clients: readonly NewClient[],
): Promise<number> {
  // Nobody knows it, so it can be the same for all: hashing one for each of thousands would take minutes.
  const passwordHash = await hashUnknownPassword()
  const users = await tx.user.createManyAndReturn({
    data: clients.map(({ email }) => ({ id: randomUUID(), email, passwordHash })),
    skipDuplicates: true,
    select: { id: true, email: true },
  })
  const userIds = new Map(users.map(({ id, email }) => [email, id]))
  const { count } = await tx.profile.createMany({
    data: clients.flatMap((client) => {
      const userId = userIds.get(client.email)
      return userId ? [{ ...client, userId, importId, role: 'CLIENT' as const }] : []
    }),
  })
  return count
}
