import { emailReasons } from '@/lib/people/accounts/words/emails'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type QuoteRequestedProps = {
  fullName: string
  address: string
  size: string | null
  /** Formatted, as is the price. */
  wantedBy: string | null
  services: string[]
  listPrice: string
  visitorName: string
  visitorEmail: string
  visitorPhone: string | null
  /** `June 08, 2026, 16:20 EDT` */
  askedAt: string
  message: string | null
  link: string
}

/** To every active photographer when a visitor asks for a quote. */
export const quoteRequested: Mail<QuoteRequestedProps> = {
  subject: ({ visitorName, address }) => `Quote request from ${visitorName}: ${splitAddress(address).street}`,
  content: ({ visitorName, address, message, ...props }, studio) => {
    const services = props.services.join(', ')
    return {
      preview: `${splitAddress(address).street}, ${services}.`,
      reason: emailReasons.isPhotographer(studio.name),
      heading: 'New quote request',
      to: props.fullName,
      lead: `${visitorName} asked for a quote and expects a reply by email.`,
      address,
      facts: [
        ['Size', props.size],
        ['Needed by', props.wantedBy],
        ['Services', services],
        ['List price', props.listPrice],
        ['Email', props.visitorEmail],
        ['Phone', props.visitorPhone],
      ],
      messages: message
        ? [{ id: 'message', senderName: visitorName, time: props.askedAt, text: message, attachments: [] }]
        : [],
      action: {
        href: props.link,
        label: 'View request',
        remark: 'Please reply in the portal, so that the studio has a record of your reply.',
      },
    }
  },
}
