import 'server-only'
import { offerByDomain } from '@/lib/people/brokerages/commands/offer-by-domain'
import { claimTransfers } from '@/lib/photos/transfers/commands/claim-transfers'
import type { DomainEvents } from '@/lib/platform/data/events'

/**
 * Sells the photos whose transfer waited for an account with this email address, and offers to join the brokerage of its domain.
 * Idempotent.
 */
export async function whenAccountIsVerified({ userId }: DomainEvents['account.verified']): Promise<void> {
  await claimTransfers(userId)
  await offerByDomain(userId)
}
