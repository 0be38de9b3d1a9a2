import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { MailContent, MailStudio } from './mail'
import { MailMessage } from './mail-message'

/** An email as it is sent: the frame with its heading, facts, messages and button. */
export function MailBody({ content, studio }: { content: MailContent; studio: MailStudio }) {
  const { heading, to, lead, address, facts = [], messages = [], action, ...frame } = content
  return (
    <MailFrame studio={studio} {...frame}>
      <MailHeading lead={to ? `Hello ${to}, ${lead}` : lead}>{heading}</MailHeading>
      {(address || facts.length > 0) && <MailFacts address={address} facts={facts} />}
      {messages.map((message) => (
        <MailMessage key={message.id} message={message} />
      ))}
      {action && <MailAction {...action} />}
    </MailFrame>
  )
}
