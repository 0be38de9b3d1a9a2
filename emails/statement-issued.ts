import { type NamedStatement, statementSubjects } from '@/lib/billing/statements/words'
import type { Mail } from './mail'

export type StatementIssuedProps = NamedStatement & {
  fullName: string
  brokerage: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  dueOn: string
  link: string
}

/** To a brokerage's billing contact, who may have no account. */
export const statementIssued: Mail<StatementIssuedProps> = {
  subject: (props) => statementSubjects.issued(props),
  content: ({ fullName, brokerage, invoiceNumber, amount, tax, period, dueOn, link }, studio) => ({
    preview: `${amount} for ${period}, due ${dueOn}.`,
    reason: `you're the billing contact of ${brokerage}`,
    heading: 'Your statement',
    to: fullName,
    lead: `this is the statement from ${studio.name} for the shoots of ${brokerage}. You can pay it by card, without an account.`,
    facts: [
      ['Statement', invoiceNumber],
      ['Period', period],
      ['Amount', amount],
      ['Tax included', tax ?? null],
      ['Due', dueOn],
    ],
    action: { href: link, label: 'View and pay' },
  }),
}
