import 'server-only'
import { openSession } from '@/lib/invoices/commands/open-session'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { payPath } from '@/lib/statements/operations/pay-link'
import { findPayableStatement } from '@/lib/statements/queries/find-payable-statement'
import { payStatementLimit } from '@/lib/statements/rate-limits'

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
