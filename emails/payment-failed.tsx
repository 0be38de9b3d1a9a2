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

/** To the client when the bank has not kept a payment's promise. */
export const paymentFailed: Mail<PaymentFailedProps> = {
  subject: ({ invoiceNumber }) => `The payment of ${invoiceNumber} failed`,
  body: ({ fullName, address, invoiceNumber, amount, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for ${splitAddress(address).street}.`}
      reason="You receive this because you paid an invoice."
    >
      <MailHeading
        lead={`Hello ${fullName}, your bank did not complete the payment. Nothing was charged; you can pay again.`}
      >
        The payment failed.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Invoice', invoiceNumber],
          ['Amount', amount],
        ]}
      />
      <MailAction href={link} label="Pay again" />
    </MailFrame>
  ),
}
