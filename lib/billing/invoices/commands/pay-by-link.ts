import 'server-only'
import { payByLinkLimit } from '@/lib/billing/invoices/limits'
import {
  linkedShare,
  linkedStatement,
  payPath,
  readPayLink,
} from '@/lib/billing/invoices/operations/pay-link'
import type { Payable } from '@/lib/billing/invoices/rules/payable'
import { isPayable } from '@/lib/billing/invoices/rules/status'
import { includesTaxText, taxContained } from '@/lib/billing/invoices/words/invoice'
import { notPayableText } from '@/lib/billing/invoices/words/payment'
import { contactOf } from '@/lib/billing/statements/operations/email-statement'
import { periodOf } from '@/lib/billing/statements/rules'
import { notOpenText, periodText, statementGoneTitle } from '@/lib/billing/statements/words'
import { db } from '@/lib/platform/data/db'
import { AppError, NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { payableFields, toPayable } from './find-payable'
import { openSession } from './open-session'

/**
 * Opens Stripe's hosted checkout for the share or statement of a link, for someone without an account.
 * @param address the IP address of the visitor
 * @returns the URL of the payment page
 * @throws NotFoundError for a link that doesn't work; AppError as openSession, or `too-many-requests`
 */
export async function payByLink(token: string, address: string): Promise<{ url: string }> {
  await consumeAttempt(payByLinkLimit, address)
  const { payable, email } = await findLinkedPayable(token)
  return openSession(payable, {
    profileId: null,
    customer: email ? { customer_email: email } : {},
    returnPath: `${payPath(payable.of)}?from=checkout`,
  })
}

/** What a link pays, and who gets its emails. */
type LinkedPayable = { payable: Payable; email: string | null }

/**
 * Finds what a link pays now, with its latest checkout.
 * @throws NotFoundError; AppError `conflict` when it can no longer be paid
 */
export function findLinkedPayable(token: string): Promise<LinkedPayable> {
  const of = readPayLink(token)
  return of && 'statementId' in of ? findStatement(token) : findShare(token)
}

async function findShare(token: string): Promise<LinkedPayable> {
  const share = await db().invoice.findFirst({
    where: linkedShare(token),
    select: { ...payableFields, payerEmail: true },
  })
  if (!share) throw new NotFoundError('Invoice not found')
  if (!isPayable(share.status)) throw new AppError('conflict', notPayableText)
  return { payable: toPayable(share), email: share.payerEmail }
}

async function findStatement(token: string): Promise<LinkedPayable> {
  const statement = await db().statement.findFirst({
    where: linkedStatement(token),
    select: {
      id: true,
      number: true,
      status: true,
      startsOn: true,
      endsOn: true,
      amountCents: true,
      currency: true,
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
  const taxCents = invoices.reduce((sum, invoice) => sum + invoice.taxCents, 0)
  const tax = taxContained({ taxCents, currency })
  return {
    email: contactOf(statement)?.email ?? null,
    payable: {
      of: { statementId: id },
      amountCents,
      currency,
      name: `${number} · ${periodText(periodOf(statement))}`,
      description: tax && includesTaxText(tax),
      metadata: { statement_id: id, statement_number: number },
      // All who pay it are of one brokerage, and its page shows the billing contact's address.
      isShared: false,
      checkouts,
      checkoutCount: _count.checkouts,
    },
  }
}
