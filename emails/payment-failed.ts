import type { NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type PaymentFailedProps = NamedInvoice & { fullName: string; link: string }

/** To the client when a payment that was processing has failed. */
export const paymentFailed: Mail<PaymentFailedProps> = {
  subject: ({ invoiceNumber }) => `Payment for ${invoiceNumber} failed`,
  content: ({ fullName, address, invoiceNumber, amount, link }) => ({
    preview: `${amount} for ${splitAddress(address).street}.`,
    reason: 'you tried to pay this invoice',
    heading: 'Your payment failed',
    to: fullName,
    lead: "your bank didn't complete the payment. You weren't charged, and you can try again.",
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Amount', amount],
    ],
    action: { href: link, label: 'View and pay' },
  }),
}
