import { invoiceSubjects, type NamedInvoice } from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import type { Mail } from './mail'

export type InvoiceIssuedProps = NamedInvoice & {
  fullName: string
  shootDate: string
  /** The number of the invoice that this one replaces. */
  replaces: string
  /** Whether paying it unlocks the photos. */
  opensPhotos: boolean
  /** The tax in the amount, formatted. */
  tax?: string | null
  dueOn: string
  link: string
}

/** To the client when the studio issues an invoice that replaces a voided or refunded one. */
export const invoiceIssued: Mail<InvoiceIssuedProps> = {
  subject: (props) => invoiceSubjects.issued(props),
  content: ({
    fullName,
    address,
    shootDate,
    invoiceNumber,
    replaces,
    opensPhotos,
    amount,
    tax,
    dueOn,
    link,
  }) => ({
    preview: `${amount} for the shoot at ${splitAddress(address).street}.`,
    reason: 'you have a new invoice',
    heading: 'You have a new invoice.',
    to: fullName,
    lead: `this invoice replaces ${replaces}.${opensPhotos ? ' Your photos unlock when it is paid.' : ''}`,
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
