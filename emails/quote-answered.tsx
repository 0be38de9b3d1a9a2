import { splitAddress } from '@/lib/platform/address'
import { quoteSubjects } from '@/lib/quotes/words'
import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { MailMessage } from './mail-message'

export type QuoteAnsweredProps = {
  fullName: string
  photographerName: string
  address: string
  /** `June 08, 2026, 16:20 EDT` */
  answeredAt: string
  text: string
  link: string
}

/** To a visitor when a photographer replies to their quote request. */
export const quoteAnswered: Mail<QuoteAnsweredProps> = {
  subject: ({ address }) => quoteSubjects.answered(address),
  body: ({ fullName, photographerName, address, answeredAt, text, link }, studio) => (
    <MailFrame studio={studio} preview={text} reason={`you asked ${studio.name} for a quote`}>
      <MailHeading lead={`Hello ${fullName}, ${photographerName} replied to your quote request.`}>
        {splitAddress(address).street}
      </MailHeading>
      <MailMessage
        message={{ id: 'answer', senderName: photographerName, time: answeredAt, text, attachments: [] }}
      />
      <MailAction
        href={link}
        label="Book a Shoot"
        remark={`Have a question? Reply to this email to reach ${studio.supportEmail}.`}
      />
    </MailFrame>
  ),
}
