import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type LateFeeChargedProps = {
  fullName: string
  address: string
  shootDate: string
  invoiceNumber: string
  amount: string
  dueOn: string
  link: string
}

/** To the client when the studio charges the fee for a late cancellation. */
export const lateFeeCharged: Mail<LateFeeChargedProps> = {
  subject: ({ invoiceNumber, amount }) => `Invoice ${invoiceNumber}: ${amount} late cancellation fee`,
  body: ({ fullName, address, shootDate, invoiceNumber, amount, dueOn, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for the shoot at ${splitAddress(address).street}.`}
      reason="You receive this because you cancelled a booking."
    >
      <MailHeading
        lead={`Hello ${fullName}, you cancelled this shoot after the time until which cancelling is free.`}
      >
        A late cancellation fee.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Shoot', shootDate],
          ['Invoice', invoiceNumber],
          ['Amount', amount],
          ['Due', dueOn],
        ]}
      />
      <MailAction href={link} label="View invoice" />
    </MailFrame>
  ),
}
