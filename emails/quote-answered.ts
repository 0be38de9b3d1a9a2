import { quotedPriceLabel, quoteSubjects } from '@/lib/booking/quotes/words'
import { splitAddress } from '@/lib/platform/text/address'
import type { Mail } from './mail'

export type QuoteAnsweredProps = {
  fullName: string
  photographerName: string
  address: string
  /** `June 08, 2026, 16:20 EDT` */
  answeredAt: string
  /** Formatted; null if the reply names none. */
  price: string | null
  text: string
  link: string
}

/** To a visitor when a photographer replies to their quote request. */
export const quoteAnswered: Mail<QuoteAnsweredProps> = {
  subject: ({ address }) => quoteSubjects.answered(address),
  content: ({ fullName, photographerName, address, answeredAt, price, text, link }, studio) => ({
    preview: text,
    reason: `you asked ${studio.name} for a quote`,
    heading: splitAddress(address).street,
    to: fullName,
    lead: `${photographerName} replied to your quote request.`,
    facts: [[quotedPriceLabel, price]],
    messages: [{ id: 'answer', senderName: photographerName, time: answeredAt, text, attachments: [] }],
    action: {
      href: link,
      label: 'Book a Shoot',
      remark: `Have a question? Reply to this email to reach ${studio.supportEmail}.`,
    },
  }),
}
