import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { MailMessage } from './mail-message'

/** To a photographer; all of them get it. */
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

export const quoteRequested: Mail<QuoteRequestedProps> = {
  subject: ({ visitorName, address }) => `Quote request from ${visitorName}: ${splitAddress(address).street}`,
  body: (props, studio) => {
    const { fullName, visitorName, visitorEmail, visitorPhone, address, askedAt, message, link } = props
    const facts: [string, string | null][] = [
      ['Size', props.size],
      ['Wanted by', props.wantedBy],
      ['Services', props.services.join(', ')],
      ['List price', props.listPrice],
      ['E-mail', visitorEmail],
      ['Phone', visitorPhone],
    ]
    return (
      <MailFrame
        studio={studio}
        preview={`${splitAddress(address).street}, ${props.services.join(', ')}.`}
        reason="You receive this because you are a photographer of the studio."
      >
        <MailHeading
          lead={`Hello ${fullName}, ${visitorName} has no account yet and waits for an answer by mail.`}
        >
          A new quote request.
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
          label="Read and answer"
          remark="Please answer in the portal, so that your colleagues see it."
        />
      </MailFrame>
    )
  },
}
