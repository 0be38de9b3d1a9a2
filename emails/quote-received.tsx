import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type QuoteReceivedProps = {
  services: string[]
  /** Formatted. */
  listPrice: string
  link: string
}

/** To a visitor who asked for a quote: it has arrived. Anybody can type any e-mail, so it repeats nothing that was typed. */
export const quoteReceived: Mail<QuoteReceivedProps> = {
  subject: () => 'Your quote request',
  body: ({ services, listPrice, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="A photographer reads it and answers, usually within one business day."
      reason={`You receive this because somebody asked ${studio.name} for a quote with this address.`}
    >
      <MailHeading lead="A photographer reads it and answers with a price and two or three dates, usually within one business day.">
        Your request is with the studio.
      </MailHeading>
      <MailFacts
        facts={[
          ['Services', services.join(', ')],
          ['List price', listPrice],
        ]}
      />
      <MailAction
        href={link}
        label="See our work"
        remark={`The list price is a guide, not an offer. Something to add, or not from you? Answer this mail: it reaches ${studio.supportEmail}.`}
      />
    </MailFrame>
  ),
}
