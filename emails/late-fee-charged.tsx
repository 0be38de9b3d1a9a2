import { invoiceSubjects } from '@/lib/invoices/words/notifications'
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
  subject: (props) => invoiceSubjects.lateFee(props),
  body: ({ fullName, address, shootDate, invoiceNumber, amount, dueOn, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for the shoot at ${splitAddress(address).street}.`}
      reason="you cancelled this booking"
    >
      <MailHeading lead={`Hello ${fullName}, you cancelled this shoot after the free-cancellation deadline.`}>
        Late cancellation fee.
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
