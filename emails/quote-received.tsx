import { splitAddress } from '@/lib/platform/address'
import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { type AskedInMail, factsOf } from './quote-facts'

export type QuoteReceivedProps = AskedInMail & { fullName: string; link: string }

/** To a visitor who asked for a quote: it has arrived. */
export const quoteReceived: Mail<QuoteReceivedProps> = {
  subject: ({ address }) => `Your quote request: ${splitAddress(address).street}`,
  body: (props, studio) => {
    const { fullName, address, link } = props
    return (
      <MailFrame
        studio={studio}
        preview="A photographer reads it and answers, usually within one business day."
        reason={`You receive this because somebody asked ${studio.name} for a quote with this address.`}
      >
        <MailHeading
          lead={`Hello ${fullName}, a photographer reads your request and answers with a price and two or three dates, usually within one business day.`}
        >
          Your request is with the studio.
        </MailHeading>
        <MailFacts address={address} facts={factsOf(props)} />
        <MailAction
          href={link}
          label="See our work"
          remark={`The list price is a guide, not an offer. Something to add, or not from you? Answer this mail: it reaches ${studio.supportEmail}.`}
        />
      </MailFrame>
    )
  },
}
