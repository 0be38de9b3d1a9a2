import { askedAgainText } from '@/lib/billing/invoices/words/disputes'
import { invoiceSubjects, type NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type InvoiceIssuedProps = NamedInvoice & {
  fullName: string
  shootDate: string
  /** The number of the invoice that this one replaces, or else the revision round that it's for. */
  replaces: string | number
  /** Whether the client's bank took the payment of the replaced one back. */
  isDisputeLost?: boolean
  /** Whether paying it unlocks the photos. */
  opensPhotos: boolean
  /** The tax in the amount, formatted. */
  tax?: string | null
  dueOn: string
  link: string
}

/** To the client when an invoice replaces a voided or refunded one, or is for a further revision round. */
export const invoiceIssued: Mail<InvoiceIssuedProps> = {
  subject: (props) => invoiceSubjects.issued(props),
  content: ({
    fullName,
    address,
    shootDate,
    invoiceNumber,
    replaces,
    isDisputeLost = false,
    opensPhotos,
    amount,
    tax,
    dueOn,
    link,
  }) => ({
    preview: `${amount} for the shoot at ${splitAddress(address).street}.`,
    reason: 'you have a new invoice',
    heading: 'You have a new invoice',
    to: fullName,
    lead: `${reasonOf(replaces, isDisputeLost)}${opensPhotos ? ' Your photos unlock when it is paid.' : ''}`,
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

function reasonOf(replaces: string | number, isDisputeLost: boolean): string {
  if (typeof replaces === 'number') return `this invoice is for revision round ${replaces}.`
  return isDisputeLost ? askedAgainText(replaces) : `this invoice replaces ${replaces}.`
}
