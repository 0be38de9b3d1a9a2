import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { lockWhere } from '@/lib/platform/data/lock'
import { Prisma } from '@/prisma/generated/client'

/** What shows that a client of an import isn't only a row of a file any more. */
const unused = {
  clientBookings: { none: {} },
  clientConversations: { none: {} },
  invoices: { none: {} },
  transfers: { none: {} },
  creditEntries: { none: {} },
  coupons: { none: {} },
  taxExemptions: { none: {} },
  cards: { none: {} },
  brokerageInvitations: { none: {} },
  brokerageMember: null,
  clientTerms: null,
} satisfies Prisma.ProfileWhereInput

/**
 * Deletes the clients of an import who were never invited, never signed up by themselves, and have nothing in the portal.
 * Locks their accounts. Returns how many were deleted.
 */
export async function deleteUnusedClients(tx: Transaction, importId: string): Promise<number> {
  const userIds = await lockWhere(
    tx,
    'users',
    Prisma.sql`
      id IN (SELECT user_id FROM profiles WHERE import_id = ${importId}::uuid)
      AND invited_at IS NULL AND email_verified_at IS NULL AND first_signed_in_at IS NULL AND session_version = 1`,
  )
  const { count } = await tx.user.deleteMany({ where: { id: { in: userIds }, profile: unused } })
  return count
}
