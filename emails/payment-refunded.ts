import { creditTitle, creditUseText } from '@/lib/credits/words'
import {
  invoiceSubjects,
  invoiceTitles,
  type NamedInvoice,
  paymentEffects,
} from '@/lib/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/address'
import type { Mail } from './mail'

export type PaymentRefundedProps = NamedInvoice & {
  /** A refund by the studio, as account credit or not, or a payment that wasn't owed. */
  why: 'refund' | 'credit' | 'paid-twice' | 'void'
  fullName: string
  /** The invoice's total. */
  paid: string
  /** The tax in the refund, formatted. */
  tax?: string | null
  toCard: boolean
  /** Whether the refund locks the photos again. */
  locks: boolean
  link: string
}

const reasons = {
  refund: 'the studio issued you a refund.',
  credit: `the studio gave you account credit. ${creditUseText}`,
  'paid-twice': 'this invoice was paid twice, so the studio refunded the second payment.',
  void: 'this invoice was voided before your payment arrived, so the studio refunded you.',
}

/** To the client when a payment of theirs is refunded. */
export const paymentRefunded: Mail<PaymentRefundedProps> = {
  subject: (props) =>
    props.why === 'credit' ? invoiceSubjects.credited(props) : invoiceSubjects.refunded(props),
  content: ({ why, fullName, address, invoiceNumber, amount, paid, tax, toCard, locks, link }) => ({
    preview: `${amount} for ${splitAddress(address).street}.`,
    reason: 'this invoice was paid',
    heading: why === 'credit' ? `${invoiceTitles.credited(amount)}.` : `${amount} refunded.`,
    to: fullName,
    lead: `${reasons[why]}${toCard ? ' It can take 5 to 10 days to reach your account.' : ''}${locks ? ` ${paymentEffects.locks}` : ''}`,
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Invoice total', paid],
      [why === 'credit' ? creditTitle : 'Refunded', amount],
      ['Tax included', tax ?? null],
    ],
    action: { href: link, label: 'View invoice' },
  }),
}
