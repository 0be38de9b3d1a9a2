import { emailReasons } from '@/lib/accounts/words'
import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { MailMessage } from './mail-message'

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
  body: (props, studio) => {
    const { fullName, visitorName, visitorEmail, visitorPhone, address, askedAt, message, link } = props
    const facts: [string, string | null][] = [
      ['Size', props.size],
      ['Needed by', props.wantedBy],
      ['Services', props.services.join(', ')],
      ['List price', props.listPrice],
      ['Email', visitorEmail],
      ['Phone', visitorPhone],
    ]
    return (
      <MailFrame
        studio={studio}
        preview={`${splitAddress(address).street}, ${props.services.join(', ')}.`}
        reason={emailReasons.isPhotographer(studio.name)}
      >
        <MailHeading
          lead={`Hello ${fullName}, ${visitorName} asked for a quote and expects a reply by email.`}
        >
          New quote request.
        </MailHeading>
        <MailFacts
          address={address}
          facts={facts.flatMap(([label, value]) => (value ? [[label, value]] : []))}
        />
        {message && (
          <MailMessage
            message={{
              id: 'message',
              senderName: visitorName,
              time: askedAt,
              text: message,
              attachments: [],
            }}
          />
        )}
        <MailAction
          href={link}
          label="View request"
          remark="Please reply in the portal, so that the studio has a record of your reply."
        />
      </MailFrame>
    )
  },
}
