import 'server-only'
import { isOwnerEmail } from '@/lib/auth/owner'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'

/**
 * Returns which addresses belong to somebody in the portal, in lower case: as their own, as one that they can still return to,
 * or as the owner's.
 */
export async function findKnownAddresses(
  tx: Pick<Transaction, 'user' | 'emailChange'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  const emails = [...new Set(addresses.map((address) => address.trim().toLowerCase()))]
  const [users, changes] = await Promise.all([
    tx.user.findMany({
      where: { OR: [{ email: { in: emails } }, { ownerEmail: { in: emails } }] },
      select: { email: true, ownerEmail: true },
    }),
    tx.emailChange.findMany({
      where: { oldEmail: { in: emails }, undoneAt: null, undoUntil: { gt: now() } },
      select: { oldEmail: true },
    }),
  ])
  const taken = users.flatMap(({ email, ownerEmail }) => (ownerEmail ? [email, ownerEmail] : [email]))
  const known = [...taken, ...changes.map(({ oldEmail }) => oldEmail), ...emails.filter(isOwnerEmail)]
  return new Set(known.map((email) => email.toLowerCase()))
}
