import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ThreadMessage } from '@/lib/messaging/schema'
import { describeUnread } from './describe-unread'
import { findLinks } from './find-links'
import type { MessageGroup as Group } from './group-messages'
import { MessageAttachments } from './message-attachments'
import { MessageTime } from './message-time'

type MessageGroupProps = { group: Group; unreadCount: number }

/** Consecutive messages from one sender, under a divider if a new day or the unread messages begin. */
export function MessageGroup({ group, unreadCount }: MessageGroupProps) {
  const last = group.messages.at(-1) ?? group.messages[0]
  return (
    <>
      {group.day && <Rule>{group.day}</Rule>}
      {group.startsUnread && <Rule isNew>{describeUnread(unreadCount)}</Rule>}
      {group.messages.map((message) => (
        <div key={message.id} data-message={message.id} className="flex flex-col gap-1">
          {message.text !== '' && (
            <Bubble isMine={message.isMine}>
              <MessageText text={message.text} />
            </Bubble>
          )}
          <MessageAttachments files={message.attachments} isMine={message.isMine} />
        </div>
      ))}
      <p
        className={mergeClasses(
          'mb-2.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-3 md:mb-3.5',
          last.isMine && 'self-end',
        )}
      >
        <span>
          <bdi>{last.isMine ? 'You' : last.senderName}</bdi> ·{' '}
          <MessageTime at={last.createdAt} absoluteTime={last.time} />
        </span>
        {last.isMine && last.isRead && <ReadMarker message={last} />}
      </p>
    </>
  )
}

type BubbleProps = { isMine: boolean; isPale?: boolean; children: ReactNode }

export function Bubble({ isMine, isPale, children }: BubbleProps) {
  return (
    <p
      dir="auto"
      className={mergeClasses(
        'max-w-[min(34rem,82%)] rounded-bubble px-3.5 py-2.5 whitespace-pre-wrap wrap-anywhere',
        isMine ? 'self-end rounded-tr-[2px] bg-accent-wash' : 'self-start rounded-tl-[2px] bg-shade',
        isPale && 'text-ink-2',
      )}
    >
      {children}
    </p>
  )
}

function ReadMarker({ message: { readWhen } }: { message: ThreadMessage }) {
  return (
    <span className="flex items-center gap-1">
      <Icon name="check-check" size="sm" />
      {readWhen ? `Read ${readWhen}` : 'Read'}
    </span>
  )
}

function Rule({ isNew = false, children }: { isNew?: boolean; children: ReactNode }) {
  const rule =
    "before:flex-1 before:border-t before:content-[''] after:flex-1 after:border-t after:content-['']"
  return (
    <p
      className={mergeClasses(
        'mt-2 mb-2.5 flex items-center gap-4 text-xs text-ink-3 md:mb-4',
        rule,
        isNew && 'font-strong text-accent before:border-accent after:border-accent',
      )}
    >
      {children}
    </p>
  )
}

/** The text of a message, with web and email addresses as links. */
function MessageText({ text }: { text: string }) {
  return findLinks(text).map((piece, index) =>
    piece.href ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
        key={index}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline decoration-edge underline-offset-[0.22em] hover:decoration-current"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )
}
