import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PaymentReceivedProps = {
  reader: 'client' | 'photographer'
  /** Whether photos open by it; the payment of a late fee opens none. */
  unlocks: boolean
  fullName: string
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
    const { reader, unlocks, fullName, clientName, address, invoiceNumber, amount, method, link } = props
    const isClient = reader === 'client'
    return (
      <MailFrame
        studio={studio}
        preview={`${amount} for ${splitAddress(address).street}.`}
        reason={
          isClient
            ? 'You receive this because you paid an invoice.'
            : 'You receive this because the shoot is yours.'
        }
      >
        <MailHeading
          lead={
            isClient
              ? `Hello ${fullName}, thank you. ${unlocks ? 'All photos are unlocked.' : 'The late fee is settled.'}`
              : `Hello ${fullName}, ${clientName} has paid. ${unlocks ? 'The photos are unlocked.' : 'The late fee is settled.'}`
          }
        >
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
