import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailFrame, MailHeading } from './frame'
import type { Mail } from './mail'

export type PaymentReceivedProps = {
  reader: 'client' | 'photographer'
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
    const { reader, fullName, clientName, address, invoiceNumber, amount, method, link } = props
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
              ? `Hello ${fullName}, thank you. All photos are unlocked.`
              : `Hello ${fullName}, ${clientName} has paid. The photos are unlocked.`
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
        <MailAction href={link} label={isClient ? 'View photos' : 'View invoice'} />
      </MailFrame>
    )
  },
}
