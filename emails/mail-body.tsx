import { MailAction, MailFacts, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { MailContent, MailPictures, MailStudio } from './mail'
import { MailMessage } from './mail-message'

type MailBodyProps = { content: MailContent; studio: MailStudio; pictures?: MailPictures | null }

/** An email as it is sent: the frame with its pictures, heading, facts, messages and button. */
export function MailBody({ content, studio, pictures = null }: MailBodyProps) {
  const { heading, street, to, lead, address, facts = [], messages = [], action, ...frame } = content
  const isButtonFirst = street !== undefined
  const hasFacts = Boolean(address) || facts.length > 0
  const isAlone = !action && !hasFacts && messages.length === 0
  const button = action && <MailAction {...action} isLast={!isButtonFirst} />
  return (
    <MailFrame studio={studio} pictures={pictures} href={action?.href} {...frame}>
      <MailHeading street={street} lead={to ? `Hello ${to}, ${lead}` : lead} isLast={isAlone}>
        {heading}
      </MailHeading>
      {isButtonFirst && button}
      {hasFacts && <MailFacts address={address} facts={facts} isLast={isButtonFirst || !action} />}
      {messages.map((message) => (
        <MailMessage key={message.id} message={message} />
      ))}
      {!isButtonFirst && button}
    </MailFrame>
  )
}
