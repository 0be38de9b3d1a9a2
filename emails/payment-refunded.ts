import {
  invoiceSubjects,
  invoiceTitles,
  type NamedInvoice,
  paymentEffects,
} from '@/lib/billing/invoices/words/notifications'
import { creditTitle, creditUseText } from '@/lib/catalog/credit/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type PaymentRefundedProps = NamedInvoice & {
  /** A refund by the studio, as account credit or not, or a payment that wasn't owed. */
  why: 'refund' | 'credit' | 'paid-twice' | 'void'
  /** The number of the brokerage's statement that paid it; then the email is a credit note to the brokerage. */
  statement?: string | null
  /** So that a credit note is sent once. */
  refundId?: string
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

function headingOf({
  why,
  amount,
  statement,
}: Pick<PaymentRefundedProps, 'why' | 'amount' | 'statement'>): string {
  if (statement) return `Credit note: ${amount}`
  return why === 'credit' ? invoiceTitles.credited(amount) : `${amount} refunded`
}

/** To the client, or their brokerage, when a payment of theirs is refunded. */
export const paymentRefunded: Mail<PaymentRefundedProps> = {
  subject: (props) => {
    if (props.statement) return invoiceSubjects.creditNote(props)
    return props.why === 'credit' ? invoiceSubjects.credited(props) : invoiceSubjects.refunded(props)
  },
  content: ({
    why,
    statement,
    fullName,
    address,
    invoiceNumber,
    amount,
    paid,
    tax,
    toCard,
    locks,
    link,
  }) => ({
    preview: `${amount} for ${splitAddress(address).street}.`,
    reason: statement ? 'this statement was paid' : 'this invoice was paid',
    heading: headingOf({ why, amount, statement }),
    to: fullName,
    lead: `${reasons[why]}${toCard ? ' It can take 5 to 10 days to reach your account.' : ''}${locks ? ` ${paymentEffects.locks}` : ''}`,
    address,
    facts: [
      ['Statement', statement ?? null],
      ['Invoice', invoiceNumber],
      ['Invoice total', paid],
      [why === 'credit' ? creditTitle : 'Refunded', amount],
      ['Tax included', tax ?? null],
    ],
    action: { href: link, label: statement ? 'View statement' : 'View invoice' },
  }),
}
