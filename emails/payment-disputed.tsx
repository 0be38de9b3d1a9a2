import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type PaymentDisputedProps = {
  fullName: string
  /** The disabled photographer whose shoot it is, where the reader is a colleague. */
  standInFor?: string
  clientName: string
  address: string
  invoiceNumber: string
  amount: string
  link: string
}

/** To the photographer when the cardholder's bank contests a payment. */
export const paymentDisputed: Mail<PaymentDisputedProps> = {
  subject: ({ invoiceNumber, amount }) => `${amount} of ${invoiceNumber} is disputed`,
  body: ({ fullName, standInFor, clientName, address, invoiceNumber, amount, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for ${splitAddress(address).street}.`}
      reason={photographerReason(standInFor)}
    >
      <MailHeading
        lead={`Hello ${fullName}, the bank of ${clientName} contests this payment. Answer it at the payment provider before its deadline. The photos stay as they are.`}
      >
        A payment is disputed.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Invoice', invoiceNumber],
          ['Client', clientName],
          ['Disputed', amount],
        ]}
      />
      <MailAction href={link} label="View invoice" />
    </MailFrame>
  ),
}
