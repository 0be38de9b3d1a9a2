import 'server-only'
import { payLink } from '@/lib/billing/invoices/operations/pay-link'
import { taxContained } from '@/lib/billing/invoices/words/invoice'
import { periodOf } from '@/lib/billing/statements/rules'
import { type NamedStatement, periodText } from '@/lib/billing/statements/words'
import type { Transaction } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import type { LockedStatement } from './lock-statement'

/** Returns who gets a statement's emails: the brokerage's billing contact, or else who was it when it was issued. */
export function contactOf({
  brokerage,
  invoices,
}: Pick<LockedStatement, 'brokerage' | 'invoices'>): { name: string; email: string } | null {
  const { billingName, billingEmail, name } = brokerage
  if (billingEmail) return { name: billingName ?? name, email: billingEmail }
  const [newest] = invoices
  return newest?.payerEmail ? { name: newest.payerName ?? name, email: newest.payerEmail } : null
}

export function nameStatement(statement: LockedStatement): NamedStatement {
  const { number, amountCents, currency } = statement
  return {
    invoiceNumber: number,
    amount: formatCents(amountCents, currency),
    period: periodText(periodOf(statement)),
  }
}

/** Returns the tax in a statement's amount, formatted; null for none. */
export async function readTax(
  tx: Transaction,
  { id, currency }: Pick<LockedStatement, 'id' | 'currency'>,
): Promise<string | null> {
  const { _sum } = await tx.invoice.aggregate({ where: { statementId: id }, _sum: { taxCents: true } })
  return taxContained({ taxCents: _sum.taxCents ?? 0, currency })
}

/** Emails a statement with the link that pays it. Returns false without anyone to email. */
export async function emailStatement(tx: Transaction, statement: LockedStatement): Promise<boolean> {
  const contact = contactOf(statement)
  if (!contact) return false
  await queueMail(tx, {
    to: contact.email,
    template: 'statement-issued',
    props: {
      fullName: contact.name,
      brokerage: statement.brokerage.name,
      ...nameStatement(statement),
      tax: await readTax(tx, statement),
      dueOn: formatDate(dateFromDatabase(statement.dueOn)),
      link: payLink({ statementId: statement.id }),
    },
  })
  return true
}
