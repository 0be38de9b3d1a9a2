import 'server-only'
import { offerByDomain } from '@/lib/brokerages/commands/offer-by-domain'
import type { DomainEvents } from '@/lib/platform/events'
import { claimTransfers } from '@/lib/transfers/commands/claim-transfers'

/**
 * Sells the photos whose transfer waited for an account with this email address, and offers to join the brokerage of its domain.
 * Idempotent.
 */
export async function whenAccountIsVerified({ userId }: DomainEvents['account.verified']): Promise<void> {
  await claimTransfers(userId)
  await offerByDomain(userId)
}
