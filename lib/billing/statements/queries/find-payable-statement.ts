import 'server-only'
import { includesTaxText, taxContained } from '@/lib/billing/invoices/words/invoice'
import { contactOf } from '@/lib/billing/statements/operations/email-statement'
import { payableWith } from '@/lib/billing/statements/operations/pay-link'
import { periodOf } from '@/lib/billing/statements/rules'
import { notOpenText, periodText, statementGoneTitle } from '@/lib/billing/statements/words'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { statementFields } from './select-statement'

/**
 * Finds the statement that a link pays now, with its latest checkout and who gets its emails.
 * @throws NotFoundError; AppError `conflict` when it can no longer be paid
 */
export async function findPayableStatement(token: string) {
  const statement = await db().statement.findFirst({
    where: payableWith(token),
    select: {
      ...statementFields,
      brokerage: { select: { name: true, billingName: true, billingEmail: true } },
      invoices: {
        select: { payerName: true, payerEmail: true, taxCents: true },
        orderBy: { createdAt: 'desc' },
      },
      checkouts: { orderBy: { createdAt: 'desc' }, take: 1 },
      _count: { select: { checkouts: true } },
    },
  })
  if (!statement) throw new NotFoundError(statementGoneTitle)
  if (statement.status !== 'OPEN') throw new AppError('conflict', notOpenText)
  const { id, number, amountCents, currency, invoices, checkouts, _count } = statement
  const period = periodText(periodOf(statement))
  const taxCents = invoices.reduce((sum, invoice) => sum + invoice.taxCents, 0)
  const tax = taxContained({ taxCents, currency })
  return {
    statementId: id,
    email: contactOf(statement)?.email ?? null,
    payable: {
      of: { statementId: id },
      amountCents,
      currency,
      name: `${number} · ${period}`,
      description: tax && includesTaxText(tax),
      metadata: { statement_id: id, statement_number: number },
      // All who pay it are of one brokerage, and its page shows the billing contact's address.
      isShared: false,
      checkouts,
      checkoutCount: _count.checkouts,
    },
  }
}
