import { quoteSubjects } from '@/lib/booking/quotes/words'
import type { Mail } from './mail'

export type QuoteReceivedProps = {
  services: string[]
  /** Formatted. */
  listPrice: string
  link: string
}

/** Confirms a visitor's quote request. Anyone can enter anyone's address, so it repeats nothing that the visitor wrote. */
export const quoteReceived: Mail<QuoteReceivedProps> = {
  subject: () => quoteSubjects.received,
  content: ({ services, listPrice, link }, studio) => ({
    preview: 'A photographer will reply, usually within one business day.',
    reason: `someone asked ${studio.name} for a quote with this email address`,
    heading: 'We received your request',
    lead: 'A photographer will reply with a price and two or three dates, usually within one business day.',
    facts: [
      ['Services', services.join(', ')],
      ['List price', listPrice],
    ],
    action: {
      href: link,
      label: 'See our work',
      remark: `The list price is an estimate, not a quote. Want to add something, or wasn't this you? Reply to this email to reach ${studio.supportEmail}.`,
    },
  }),
}
