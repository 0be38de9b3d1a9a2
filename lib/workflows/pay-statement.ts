import 'server-only'
import { openSession } from '@/lib/billing/invoices/commands/open-session'
import { payPath } from '@/lib/billing/statements/operations/pay-link'
import { findPayableStatement } from '@/lib/billing/statements/queries/find-payable-statement'
import { payStatementLimit } from '@/lib/billing/statements/rate-limits'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'

/**
 * Opens Stripe's hosted checkout for the statement of a link, for someone without an account.
 * @param address the IP address of the visitor
 * @returns the URL of the payment page
 * @throws NotFoundError for a link that doesn't work; AppError as openSession, or `too-many-requests`
 */
export async function payStatement(token: string, address: string): Promise<{ url: string }> {
  await consumeAttempt(payStatementLimit, address)
  const { payable, statementId, email } = await findPayableStatement(token)
  return openSession(payable, {
    profileId: null,
    customer: email ? { customer_email: email } : {},
    returnPath: `${payPath(statementId)}?from=checkout`,
  })
}
