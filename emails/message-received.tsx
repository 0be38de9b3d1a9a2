import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'
import { type MailedMessage, MailMessage } from './mail-message'

export type MessageReceivedProps = {
  reader: 'client' | 'photographer'
  fullName: string
  subject: string
  /** Those that wait unread, oldest first, up to a limit. */
  messages: MailedMessage[]
  /** How many wait beside them. */
  moreCount: number
  link: string
}

/** To the other side of a conversation: everything that has come since the last mail and is still unread. */
export const messageReceived: Mail<MessageReceivedProps> = {
  subject: (props) => `${leadOf(props)}: ${props.subject}`,
  body: (props, studio) => {
    const { reader, fullName, subject, messages, moreCount, link } = props
    const isOne = messages.length + moreCount === 1
    return (
      <MailFrame
        studio={studio}
        preview={messages[0]?.text || `${leadOf(props)}.`}
        reason={
          reader === 'client'
            ? 'You receive this because you started the conversation.'
            : 'You receive this because a client wrote to the studio.'
        }
      >
        <MailHeading
          lead={`Hello ${fullName}, ${isOne ? 'a message waits' : 'these messages wait'} for you in the portal.`}
        >
          {subject}
        </MailHeading>
        {messages.map((message) => (
          <MailMessage key={message.id} message={message} />
        ))}
        <MailAction
          href={link}
          label={moreCount > 0 ? `Read ${moreCount} more and reply` : 'Read and reply'}
          remark={
            studio.acceptsReplies
              ? 'You can also answer this mail: your words go into the conversation.'
              : 'Please answer in the portal, not by e-mail.'
          }
        />
      </MailFrame>
    )
  },
}

function leadOf({ messages, moreCount }: MessageReceivedProps): string {
  const count = messages.length + moreCount
  return count === 1 ? (messages[0]?.senderName ?? 'New message') : `${count} new messages`
}
