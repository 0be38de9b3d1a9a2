import type { NamedInvoice } from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type PaymentDisputedProps = NamedInvoice & {
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
  clientName: string
  link: string
}

/** To the photographer when a client's bank disputes a payment. */
export const paymentDisputed: Mail<PaymentDisputedProps> = {
  subject: ({ invoiceNumber, amount }) => `${amount} disputed for ${invoiceNumber}`,
  content: ({ fullName, standInFor, clientName, address, invoiceNumber, amount, link }) => ({
    preview: `${amount} for ${splitAddress(address).street}.`,
    reason: photographerReason(standInFor),
    heading: 'A payment was disputed.',
    to: fullName,
    lead: `${clientName}'s bank has disputed this payment. Respond in your Stripe dashboard before the deadline. The client's access to the photos hasn't changed.`,
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Client', clientName],
      ['Disputed', amount],
    ],
    action: { href: link, label: 'View invoice' },
  }),
}
