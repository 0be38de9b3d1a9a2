import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'

/** Removes a client whose account is deleted from their brokerage, also as its last admin, and deletes the invitations to them. */
export async function deleteMembership(
  tx: Transaction,
  { profileId, emails }: { profileId: string; emails: readonly string[] },
): Promise<void> {
  await tx.brokerageMember.deleteMany({ where: { clientId: profileId } })
  await tx.brokerageInvitation.deleteMany({ where: { email: { in: [...emails] } } })
}
