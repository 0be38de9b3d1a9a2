import {
  invoiceTitles,
  type NamedInvoice,
  nothingToPayText,
} from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type InvoiceVoidedProps = NamedInvoice & { fullName: string; link: string }

/** To whom an invoice bills, when the studio voids it. */
export const invoiceVoided: Mail<InvoiceVoidedProps> = {
  subject: ({ invoiceNumber }) => invoiceTitles.voided(invoiceNumber),
  content: ({ fullName, address, invoiceNumber, amount, link }) => ({
    preview: nothingToPayText(amount, splitAddress(address).street),
    reason: 'this invoice was for you',
    heading: 'Your invoice was voided',
    to: fullName,
    lead: "the studio voided this invoice. You don't need to pay it.",
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Amount', `${amount}, no longer due`],
    ],
    action: { href: link, label: 'View invoice' },
  }),
}
