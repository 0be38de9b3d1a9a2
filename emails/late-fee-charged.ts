import { invoiceSubjects, type NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type LateFeeChargedProps = NamedInvoice & {
  fullName: string
  shootDate: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  /** What was taken from a deposit and account credit, and what is left to pay, in sentences. */
  payment?: string | null
  /** Null if nothing is left to pay. */
  dueOn: string | null
  link: string
}

/** To the client when the studio charges the fee for a late cancellation. */
export const lateFeeCharged: Mail<LateFeeChargedProps> = {
  subject: (props) => invoiceSubjects.lateFee(props),
  content: ({ fullName, address, shootDate, invoiceNumber, amount, tax, payment, dueOn, link }) => ({
    preview: `${amount} for the shoot at ${splitAddress(address).street}.${payment ? ` ${payment}` : ''}`,
    reason: 'you cancelled this booking',
    heading: 'Late cancellation fee',
    to: fullName,
    lead: `you cancelled this shoot after the free-cancellation deadline.${payment ? ` ${payment}` : ''}`,
    address,
    facts: [
      ['Shoot', shootDate],
      ['Invoice', invoiceNumber],
      ['Amount', amount],
      ['Tax included', tax ?? null],
      ['Due', dueOn],
    ],
    action: { href: link, label: 'View invoice' },
  }),
}
