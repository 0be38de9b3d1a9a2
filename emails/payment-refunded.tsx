import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type PaymentRefundedProps = {
  /** A refund by the studio, or a payment that was not owed. */
  why: 'refund' | 'paid-twice' | 'void'
  fullName: string
  address: string
  invoiceNumber: string
  amount: string
  /** What the whole invoice came to. */
  paid: string
  toCard: boolean
  /** Whether the photos are locked again by it. */
  locks: boolean
  link: string
}

const reasons = {
  refund: 'the studio issued you a refund.',
  'paid-twice': 'this invoice was paid twice, so the studio refunded the second payment.',
  void: 'this invoice was voided before your payment arrived, so the studio refunded it.',
}

/** To the client when a payment of theirs is refunded. */
export const paymentRefunded: Mail<PaymentRefundedProps> = {
  subject: ({ invoiceNumber, amount }) => `${amount} refunded for ${invoiceNumber}`,
  body: ({ why, fullName, address, invoiceNumber, amount, paid, toCard, locks, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={`${amount} for ${splitAddress(address).street}.`}
      reason="You're receiving this email because you paid an invoice."
    >
      <MailHeading
        lead={`Hello ${fullName}, ${reasons[why]}${toCard ? ' It can take your bank five to ten days to show it.' : ''}${locks ? ' The photos are locked again.' : ''}`}
      >
        {amount} refunded.
      </MailHeading>
      <MailFacts
        address={address}
        facts={[
          ['Invoice', invoiceNumber],
          ['Invoice total', paid],
          ['Refunded', amount],
        ]}
      />
      <MailAction href={link} label="View invoice" />
    </MailFrame>
  ),
}
