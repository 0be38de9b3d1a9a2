import { splitAddress } from '@/lib/platform/address'
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

/** To a visitor whose request a photographer has answered. */
export const quoteAnswered: Mail<QuoteAnsweredProps> = {
  subject: ({ address }) => `Your quote: ${splitAddress(address).street}`,
  body: ({ fullName, photographerName, address, answeredAt, text, link }, studio) => (
    <MailFrame
      studio={studio}
      preview={text}
      reason={`You receive this because you asked ${studio.name} for a quote.`}
    >
      <MailHeading lead={`Hello ${fullName}, ${photographerName} has answered your request.`}>
        {splitAddress(address).street}
      </MailHeading>
      <MailMessage
        message={{ id: 'answer', senderName: photographerName, time: answeredAt, text, attachments: [] }}
      />
      <MailAction
        href={link}
        label="Book a Shoot"
        remark={`To ask something first, answer this mail: it reaches ${studio.supportEmail}.`}
      />
    </MailFrame>
  ),
}
