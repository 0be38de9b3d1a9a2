import { newMessagesSubject, replyHints, replyLabel } from '@/lib/messaging/words'
import type { Mail, MailedMessage } from './mail'

export type MessageReceivedProps = {
  reader: 'client' | 'photographer'
  fullName: string
  subject: string
  /** The unread messages, oldest first, up to a limit. */
  messages: MailedMessage[]
  /** How many more are unread. */
  moreCount: number
  link: string
}

/** To one side of a conversation: the messages that arrived since the last email and are still unread. */
export const messageReceived: Mail<MessageReceivedProps> = {
  subject: (props) => newMessagesSubject(countOf(props), senderOf(props), props.subject),
  content: (props, studio) => {
    const { reader, fullName, subject, messages, moreCount, link } = props
    const count = countOf(props)
    return {
      preview: messages[0]?.text || `From ${senderOf(props)}.`,
      reason:
        reader === 'client'
          ? `you have a conversation with ${studio.name}`
          : 'a client sent a message to the studio',
      heading: subject,
      to: fullName,
      lead: `you have ${count === 1 ? 'a new message' : `${count} new messages`}.`,
      messages,
      action: {
        href: link,
        label: replyLabel(moreCount),
        remark: studio.acceptsReplies ? replyHints.byEmail : replyHints.inPortal,
      },
    }
  },
}

function countOf({ messages, moreCount }: MessageReceivedProps): number {
  return messages.length + moreCount
}

function senderOf({ messages }: MessageReceivedProps): string {
  return messages[0]?.senderName ?? 'Unknown User'
}
