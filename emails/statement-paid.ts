import { type NamedStatement, statementSubjects } from '@/lib/billing/statements/words'
import type { Mail } from './mail'

export type StatementPaidProps = NamedStatement & {
  fullName: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  method: string
  link: string
}

/** The receipt for all invoices of a statement, to the brokerage's billing contact. */
export const statementPaid: Mail<StatementPaidProps> = {
  subject: (props) => statementSubjects.paid(props),
  content: ({ fullName, invoiceNumber, amount, tax, period, method, link }) => ({
    preview: `${amount} for ${period}.`,
    reason: 'this statement was paid',
    heading: 'Your statement is paid',
    to: fullName,
    lead: 'thank you. All invoices of this statement are paid.',
    facts: [
      ['Statement', invoiceNumber],
      ['Period', period],
      ['Amount', amount],
      ['Tax included', tax ?? null],
      ['Paid by', method],
    ],
    action: { href: link, label: 'View statement' },
  }),
}
