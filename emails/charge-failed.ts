import { afterFailureText, type ChargeFailure, chargeTitles } from '@/lib/billing/invoices/words/charging'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type ChargeFailedProps = ChargeFailure & { fullName: string; link: string }

/** To the client when the saved card couldn't be charged, or the bank wants the charge confirmed. */
export const chargeFailed: Mail<ChargeFailedProps> = {
  subject: (props) => (props.awaitsConfirmation ? chargeTitles.confirm(props) : chargeTitles.failed(props)),
  content: (props) => ({
    preview: `${props.amount} for ${splitAddress(props.address).street}.`,
    reason: 'you agreed that your card is charged for this shoot',
    heading: props.awaitsConfirmation ? 'Confirm your payment' : "Your card wasn't charged",
    to: props.fullName,
    lead: `${lowerFirst(props.reason)} ${afterFailureText(props)}`,
    address: props.address,
    facts: [
      ['Invoice', props.invoiceNumber],
      ['Amount', props.amount],
      ['Due', props.dueOn],
    ],
    action: { href: props.link, label: props.awaitsConfirmation ? 'Confirm and pay' : 'View and pay' },
  }),
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
