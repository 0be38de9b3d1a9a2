import type { NamedInvoice } from '@/lib/billing/invoices/words/notifications'
import { shareSubject } from '@/lib/billing/invoices/words/shares'
import { payerOverLimitText } from '@/lib/people/brokerages/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type ShareIssuedProps = NamedInvoice & {
  fullName: string
  agentName: string
  /** Whether the agent's brokerage pays it, as it agreed with the studio. */
  isCovered?: boolean
  /** Whether the photos wait for it because the brokerage is over its credit limit. */
  isOverLimit?: boolean
  /** The tax in the amount, formatted. */
  tax?: string | null
  dueOn: string
  link: string
}

/** To someone without an account who pays a share of a bill. */
export const shareIssued: Mail<ShareIssuedProps> = {
  subject: ({ amount, address }) => shareSubject({ amount, street: splitAddress(address).street }),
  content: (
    { fullName, agentName, isCovered, isOverLimit, address, invoiceNumber, amount, tax, dueOn, link },
    studio,
  ) => ({
    preview: `${amount} for ${splitAddress(address).street}, due ${dueOn}.`,
    reason: isCovered
      ? `your brokerage pays for what its agents book at ${studio.name}`
      : `${agentName} shares the bill for a photo shoot with you`,
    heading: isCovered ? "Your brokerage's part of the bill" : 'Your share of the bill',
    to: fullName,
    lead: isCovered
      ? `${agentName} booked ${studio.name} to photograph this property, and your brokerage pays for it as agreed. You can pay by card, without an account.${isOverLimit ? ` ${payerOverLimitText}` : ''}`
      : `${agentName} booked ${studio.name} to photograph this property and shares the bill with you. You can pay your share by card, without an account.`,
    address,
    facts: [
      ['Invoice', invoiceNumber],
      [isCovered ? 'Amount' : 'Your share', amount],
      ['Tax included', tax ?? null],
      ['Due', dueOn],
    ],
    action: { href: link, label: 'View and pay' },
  }),
}
