import 'server-only'
import { payByStatement } from '@/lib/billing/invoices/operations/pay-by-statement'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { methodLabel } from '@/lib/billing/invoices/words/payment'
import { statementNotifications } from '@/lib/billing/statements/words'
import { findOwner } from '@/lib/people/accounts/operations/find-owner'
import type { Transaction } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { addJob } from '@/lib/platform/jobs/queue'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { PaymentMethodKind } from '@/prisma/generated/enums'
import { contactOf, nameStatement, readTax } from './email-statement'
import type { LockedStatement } from './lock-statement'
import { pushStatementChange } from './push-statement-change'

type Payment = {
  paidAt: Date
  paidMethod: Exclude<PaymentMethodKind, 'STATEMENT' | 'SHARES' | 'BROKERAGE' | 'DEPOSIT' | 'NO_CHARGE'>
  /** Null for one outside of Stripe. */
  stripePaymentId: string | null
  /** The member of the studio who recorded it; null for one through Stripe. */
  markedPaidById: string | null
}

/**
 * Completes a locked, open statement with all of its invoices, in the transaction that records its payment. Sends one receipt,
 * and queues the closing of what could still be paid for it.
 */
export async function completeStatement(
  tx: Transaction,
  statement: LockedStatement,
  payment: Payment,
): Promise<void> {
  const { id, brokerage } = statement
  await tx.statement.update({ where: { id }, data: { status: 'PAID', ...payment }, select: { id: true } })
  await payByStatement(tx, statement, payment)
  const named = nameStatement(statement)
  const contact = contactOf(statement)
  if (contact)
    await queueMail(tx, {
      to: contact.email,
      template: 'statement-paid',
      props: {
        fullName: contact.name,
        ...named,
        tax: await readTax(tx, statement),
        method: methodLabel(payment.paidMethod),
        link: payLink({ statementId: id }),
      },
    })
  const owner = payment.markedPaidById === null ? await findOwner(tx) : null
  if (owner)
    await notify(tx, {
      userId: owner.userId,
      ...statementNotifications.paid(named, brokerage.name),
      type: 'SUCCESS',
      action: 'view_invoice',
      details: { statement_id: id },
    })
  await addJob(tx, 'close-payments', { statementId: id })
  await pushStatementChange(tx, statement)
}
