import 'server-only'
import { payPath } from '@/lib/billing/invoices/operations/pay-link'
import { payShareLimit } from '@/lib/billing/invoices/rate-limits'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { findPayableShare, toPayable } from './find-payable'
import { openSession } from './open-session'

/**
 * Opens Stripe's hosted checkout for the share of a link, for someone without an account.
 * @param address the IP address of the visitor
 * @returns the URL of the payment page
 * @throws NotFoundError for a link that doesn't work; AppError as openSession, or `too-many-requests`
 */
export async function payShare(token: string, address: string): Promise<{ url: string }> {
  await consumeAttempt(payShareLimit, address)
  const share = await findPayableShare(token)
  return openSession(toPayable(share), {
    profileId: null,
    customer: { customer_email: share.payerEmail },
    returnPath: `${payPath(share.id)}?from=checkout`,
  })
}
