import { invoiceSubjects } from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type InvoiceIssuedProps = {
  fullName: string
  address: string
  shootDate: string
  invoiceNumber: string
  /** The number of the invoice that this one replaces. */
  replaces: string
  /** Whether paying it unlocks the photos. */
  opensPhotos: boolean
  amount: string
  dueOn: string
  link: string
}

/** To the client when the studio issues an invoice that replaces a voided or refunded one. */
export const invoiceIssued: Mail<InvoiceIssuedProps> = {
  subject: (props) => invoiceSubjects.issued(props),
  body: (props, studio) => (
    <MailFrame
      studio={studio}
      preview={`${props.amount} for the shoot at ${splitAddress(props.address).street}.`}
      reason="you booked this shoot"
    >
      <MailHeading
        lead={`Hello ${props.fullName}, this invoice replaces ${props.replaces}.${props.opensPhotos ? ' Your photos unlock when it is paid.' : ''}`}
      >
        You have a new invoice.
      </MailHeading>
      <MailFacts
        address={props.address}
        facts={[
          ['Shoot', props.shootDate],
          ['Invoice', props.invoiceNumber],
          ['Amount', props.amount],
          ['Due', props.dueOn],
        ]}
      />
      <MailAction href={props.link} label="View invoice" />
    </MailFrame>
  ),
}
