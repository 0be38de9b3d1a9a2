import {
  invoiceSubjects,
  type NamedInvoice,
  paymentEffects,
  receiptHeading,
} from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type PaymentReceivedProps = NamedInvoice & {
  reader: 'client' | 'photographer'
  /** Whether the payment unlocks photos. */
  unlocks: boolean
  /** Whether it pays a late cancellation fee, which unlocks no photos. */
  isLateFee: boolean
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
  /** Who paid. */
  clientName: string
  /** Whether the reader is a client whose photos someone else's payment unlocked. */
  isPaidByOther?: boolean
  /** The tax in the amount, formatted. */
  tax?: string | null
  /** `Card ending 4242` */
  method: string
  paidOn?: string | null
  link: string
  /** Where whoever paid finds the invoice and its PDF; absent for others, and for payers without an account. */
  invoice?: { link: string; pdfLink: string }
}

/** The client's receipt, or the photographer's notice of the same payment. */
export const paymentReceived: Mail<PaymentReceivedProps> = {
  subject: (props) => {
    if (props.reader === 'photographer') return invoiceSubjects.received(props)
    const { receipt, paidByOther } = invoiceSubjects
    return (props.isPaidByOther ? paidByOther : receipt)(props.invoiceNumber)
  },
  content: (props) => {
    const {
      reader,
      isPaidByOther = false,
      unlocks,
      fullName,
      address,
      invoiceNumber,
      amount,
      tax,
      method,
      paidOn,
      link,
      invoice,
    } = props
    const isClient = reader === 'client'
    return {
      preview: `${amount} for ${splitAddress(address).street}.`,
      reason: isClient ? 'this invoice was paid' : photographerReason(props.standInFor),
      heading: isClient && !isPaidByOther ? receiptHeading : `${amount} received`,
      to: fullName,
      lead: isClient ? thankClient(props) : describePayment(props),
      address,
      facts: [
        ['Invoice', invoiceNumber],
        ['Amount', amount],
        ['Tax included', tax ?? null],
        ['Paid by', method],
        ['Paid on', paidOn ?? null],
      ],
      action: {
        href: link,
        label: isClient && unlocks ? 'View photos' : 'View invoice',
        ...(invoice && {
          second: unlocks
            ? { href: invoice.link, label: 'View invoice' }
            : { href: invoice.pdfLink, label: 'Download PDF' },
          ...(unlocks && { remark: <a href={invoice.pdfLink}>Download the invoice (PDF)</a> }),
        }),
      },
    }
  },
}

function thankClient({ unlocks, isLateFee, isPaidByOther, clientName }: PaymentReceivedProps): string {
  if (isPaidByOther) return `your photos are unlocked, because ${clientName} paid.`
  if (unlocks) return `thank you. ${paymentEffects.unlocks}`
  return isLateFee ? `thank you. ${paymentEffects.paysLateFee}` : 'thank you.'
}

function describePayment({ clientName, unlocks, isLateFee, invoiceNumber }: PaymentReceivedProps): string {
  const paid = `${clientName} paid ${isLateFee ? 'the late cancellation fee' : invoiceNumber}.`
  return unlocks ? `${paid} The photos are unlocked.` : paid
}
