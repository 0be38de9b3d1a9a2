import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PaymentFailedProps = {
  fullName: string
  address: string
  invoiceNumber: string
  amount: string
  link: string
}

/** To the client when a payment that was processing has failed. */
export const paymentFailed: Mail<PaymentFailedProps> = {
  subject: ({ invoiceNumber }) => `Payment for ${invoiceNumber} failed`,
  body: ({ fullName, address, invoiceNumber, amount, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for ${splitAddress(address).street}.`}
      reason="you tried to pay this invoice"
    >
      <MailHeading
        lead={`Hello ${fullName}, your bank didn't complete the payment. You weren't charged, and you can try again.`}
      >
        Your payment failed.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Invoice', invoiceNumber],
          ['Amount', amount],
        ]}
      />
      <MailAction href={link} label="View and pay" />
    </MailFrame>
  ),
}
