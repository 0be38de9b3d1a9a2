import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type InvoiceIssuedProps = {
  fullName: string
  address: string
  shootDate: string
  invoiceNumber: string
  /** The number of the invoice it is issued instead of. */
  replaces: string
  /** Whether paying it unlocks the photos. */
  opensPhotos: boolean
  amount: string
  dueOn: string
  link: string
}

/** To the client when the studio issues an invoice instead of one that was withdrawn or refunded. */
export const invoiceIssued: Mail<InvoiceIssuedProps> = {
  subject: ({ invoiceNumber, amount }) => `Invoice ${invoiceNumber}: ${amount}`,
  body: (props, studio) => (
    <MailFrame
      studio={studio}
      preview={`${props.amount} for the shoot at ${splitAddress(props.address).street}.`}
      reason="You receive this because you booked a shoot."
    >
      <MailHeading
        lead={`Hello ${props.fullName}, this invoice stands instead of ${props.replaces}.${props.opensPhotos ? ' Your photos unlock when it is paid.' : ''}`}
      >
        A new invoice.
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
