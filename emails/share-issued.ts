import type { NamedInvoice } from '@/lib/invoices/words/notifications'
import { shareSubject } from '@/lib/invoices/words/shares'
import { splitAddress } from '@/lib/platform/address'
import type { Mail } from './mail'

export type ShareIssuedProps = NamedInvoice & {
  fullName: string
  agentName: string
  /** The tax in the amount, formatted. */
  tax?: string | null
  dueOn: string
  link: string
}

/** To someone without an account who pays a share of a bill. */
export const shareIssued: Mail<ShareIssuedProps> = {
  subject: ({ amount, address }) => shareSubject({ amount, street: splitAddress(address).street }),
  content: ({ fullName, agentName, address, invoiceNumber, amount, tax, dueOn, link }, studio) => ({
    preview: `${amount} for ${splitAddress(address).street}, due ${dueOn}.`,
    reason: `${agentName} shares the bill for a photo shoot with you`,
    heading: 'Your share of the bill.',
    to: fullName,
    lead: `${agentName} booked ${studio.name} to photograph this property and shares the bill with you. You can pay your share by card, without an account.`,
    address,
    facts: [
      ['Invoice', invoiceNumber],
      ['Your share', amount],
      ['Tax included', tax ?? null],
      ['Due', dueOn],
    ],
    action: { href: link, label: 'View and pay' },
  }),
}
