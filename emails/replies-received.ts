import { replyLabel } from '@/lib/messaging/words'
import { revisionSubjects } from '@/lib/photos/revisions/words/revisions'
import { clientReason } from './client-reason'
import type { Mail, MailedMessage } from './mail'
import { photographerReason } from './photographer-reason'

export type RepliesReceivedProps = {
  reader: 'client' | 'photographer'
  fullName: string
  /** The disabled photographer whose shoot it is, if that isn't the reader. */
  standInFor?: string
  address: string
  /** The replies, oldest first, up to a limit. */
  messages: MailedMessage[]
  /** How many more there are. */
  moreCount: number
  link: string
}

/** To one side of a delivery: the replies to comments on its photos since the last email. */
export const repliesReceived: Mail<RepliesReceivedProps> = {
  subject: ({ messages, moreCount, address }) =>
    revisionSubjects.replied(messages.length + moreCount, messages[0]?.senderName ?? 'Unknown User', address),
  content: ({ reader, fullName, standInFor, address, messages, moreCount, link }) => {
    const count = messages.length + moreCount
    return {
      preview: messages[0]?.text || 'Open the comments to read it.',
      reason: reader === 'client' ? clientReason : photographerReason(standInFor),
      heading: count === 1 ? 'A new reply' : `${count} new replies`,
      to: fullName,
      lead:
        count === 1
          ? "there's a new reply to a comment on these photos."
          : `there are ${count} new replies to comments on these photos.`,
      address,
      messages,
      action: { href: link, label: replyLabel(moreCount) },
    }
  },
}
