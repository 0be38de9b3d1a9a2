import 'server-only'
import type { DomainEvents } from '@/lib/platform/events'
import { claimTransfers } from '@/lib/transfers/commands/claim-transfers'

/** Sells the photos whose transfer waited for an account with this email address. Idempotent. */
export async function whenAccountIsVerified({ userId }: DomainEvents['account.verified']): Promise<void> {
  await claimTransfers(userId)
}
