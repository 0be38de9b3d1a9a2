import { LinkButton } from '@/components/ui/button'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import {
  ConversationAddress,
  type ConversationPreview as Preview,
  type ThreadMessage,
} from '@/lib/messaging/schema'
import { Bubble } from './message-group'
import { MessageTime } from './message-time'

/** The last messages of a client's latest conversation, with a link to it. */
export function ConversationPreview({ conversation }: { conversation: Preview | null }) {
  return (
    <section aria-labelledby="conversation">
      <SectionHead
        id="conversation"
        title="Conversation"
        action={conversation && <Status value={conversation.status} />}
      />
      {conversation ? (
        <>
          <p className="pt-3 wrap-anywhere text-ink-2">{conversation.subject}</p>
          <div className="flex flex-col gap-1 py-4">
            {conversation.messages.map((message) => (
              <PreviewedMessage key={message.id} message={message} />
            ))}
          </div>
          <LinkButton wide href={ConversationAddress.href({ conversation: conversation.id })}>
            {conversation.status === 'OPEN' ? 'Reply' : 'Open conversation'}
          </LinkButton>
        </>
      ) : (
        <p className="pt-4 text-ink-2">No messages yet.</p>
      )}
    </section>
  )
}

function PreviewedMessage({ message }: { message: ThreadMessage }) {
  const { text, attachments, isOwnSide } = message
  const files = attachments.length === 1 ? '1 file' : `${attachments.length} files`
  return (
    <>
      <Bubble isMine={isOwnSide} isPale={text === ''}>
        <span className="line-clamp-6">{text || files}</span>
      </Bubble>
      <p className={`mb-2 text-xs text-ink-3 ${isOwnSide ? 'self-end' : ''}`}>
        <bdi>{message.isMine ? 'You' : message.senderName}</bdi> ·{' '}
        <MessageTime at={message.createdAt} absoluteTime={message.day} />
      </p>
    </>
  )
}
