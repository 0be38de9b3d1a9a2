import { type DisputeState, lostText, respondText } from '@/lib/billing/invoices/words/disputes'
import type { NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'
import { photographerReason } from './photographer-reason'

export type PaymentDisputedProps = NamedInvoice & {
  /** Open by default. */
  state?: DisputeState
  /** Until when the studio can respond. */
  dueOn?: string | null
  /** The number of the invoice that asks for a lost payment again. */
  replacedBy?: string | null
  fullName: string
  /** The disabled photographer whose shoot it is, when the reader is a colleague. */
  standInFor?: string
  clientName: string
  link: string
}

/** To the photographer when a client's bank disputes a payment, and when that is decided. */
export const paymentDisputed: Mail<PaymentDisputedProps> = {
  subject: ({ invoiceNumber, amount, state = 'open' }) => `${amount} ${outcomes[state]} for ${invoiceNumber}`,
  content: (props) => {
    const { fullName, standInFor, clientName, address, invoiceNumber, amount, link, dueOn = null } = props
    const state = props.state ?? 'open'
    return {
      preview: `${amount} for ${splitAddress(address).street}.`,
      reason: photographerReason(standInFor),
      heading: headings[state],
      to: fullName,
      lead: leadOf(props),
      address,
      facts: [
        ['Invoice', invoiceNumber],
        ['Client', clientName],
        ['Disputed', amount],
        ['Respond by', state === 'open' ? dueOn : null],
      ],
      action: { href: link, label: 'View invoice' },
    }
  },
}

const outcomes: Record<DisputeState, string> = { open: 'disputed', won: 'won back', lost: 'lost' }

const headings: Record<DisputeState, string> = {
  open: 'A payment was disputed',
  won: 'A dispute was won',
  lost: 'A dispute was lost',
}

function leadOf({
  state = 'open',
  clientName,
  dueOn = null,
  replacedBy = null,
}: PaymentDisputedProps): string {
  const bank = `${clientName}'s bank`
  if (state === 'won') return `${bank} decided that this payment is yours.`
  if (state === 'lost') return `${bank} took this payment back. ${lostText(replacedBy)}`
  return `${bank} has disputed this payment. ${respondText(dueOn)}`
}
