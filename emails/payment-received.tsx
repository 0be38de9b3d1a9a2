import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type PaymentReceivedProps = {
  reader: 'client' | 'photographer'
  /** Whether photos open by it. */
  unlocks: boolean
  /** Whether it pays for a late cancellation, which opens no photos. */
  isLateFee: boolean
  fullName: string
  /** The disabled photographer whose shoot it is, where the reader is a colleague. */
  standInFor?: string
  clientName: string
  address: string
  invoiceNumber: string
  amount: string
  method: string
  link: string
}

/** The client's receipt, and the photographer's notice of the same payment. */
export const paymentReceived: Mail<PaymentReceivedProps> = {
  subject: ({ reader, invoiceNumber, amount }) =>
    reader === 'client' ? `Receipt for ${invoiceNumber}` : `${amount} received for ${invoiceNumber}`,
  body: (props, studio) => {
    const { reader, unlocks, isLateFee, fullName, clientName, address, invoiceNumber, amount, method, link } =
      props
    const isClient = reader === 'client'
    const greeting = isClient ? `Hello ${fullName}, thank you.` : `Hello ${fullName}, ${clientName} has paid.`
    const unlocked = isClient ? ' All photos are unlocked.' : ' The photos are unlocked.'
    const lateFeePaid = isLateFee ? ' The late fee is settled.' : ''
    return (
      <MailFrame
        studio={studio}
        preview={`${amount} for ${splitAddress(address).street}.`}
        reason={
          isClient ? 'You receive this because you paid an invoice.' : photographerReason(props.standInFor)
        }
      >
        <MailHeading lead={`${greeting}${unlocks ? unlocked : lateFeePaid}`}>
          {isClient ? 'Payment received.' : `${amount} received.`}
        </MailHeading>
        <MailFacts
          address={address}
          facts={[
            ['Invoice', invoiceNumber],
            ['Amount', amount],
            ['Paid by', method],
          ]}
        />
        <MailAction href={link} label={isClient && unlocks ? 'View photos' : 'View invoice'} />
      </MailFrame>
    )
  },
}
