import Link from 'next/link'
import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import type { ConversationItem } from '@/lib/messaging/schema'
import { describeUnread } from './describe-unread'
import { MessageTime } from './message-time'

type ConversationRowProps = {
  item: ConversationItem
  href: string
  isCurrent: boolean
  showsClient: boolean
  /** A button over the row's lower right corner. */
  action?: ReactNode
}

/** One conversation of a list: subject, age, last words, state. The whole row is the link. */
export function ConversationRow({ item, href, isCurrent, showsClient, action }: ConversationRowProps) {
  return (
    <li className="relative border-t last:border-b">
      <Link
        href={href}
        scroll={false}
        aria-current={isCurrent ? 'true' : undefined}
        className={mergeClasses(
          'grid grid-cols-[0.5rem_1fr_auto] gap-x-3 gap-y-0.5 px-5 py-3.75 hover:bg-shade focus-visible:-outline-offset-2 md:px-4 lg:px-6',
          isCurrent &&
            "bg-shade before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-accent before:content-['']",
        )}
      >
        <span
          aria-hidden="true"
          className={mergeClasses('mt-1.5 size-2 rounded-[50%]', item.unreadCount > 0 && 'bg-accent')}
        />
        <span dir="auto" className="min-w-0 text-left font-strong wrap-anywhere">
          {item.subject}
        </span>
        <span className="text-xs leading-5 whitespace-nowrap text-ink-3">
          <MessageTime at={item.lastMessageAt} settled={item.when} />
        </span>
        <span
          dir="auto"
          className={mergeClasses('col-[2/-1] truncate text-left text-ink-2', action && 'pr-11')}
        >
          {item.preview}
        </span>
        <span className="col-[2/-1] mt-1 flex flex-wrap items-center gap-x-3 text-xs">
          {showsClient && <span className="text-ink-3">{item.clientName}</span>}
          <Status value={item.status} />
          {item.unreadCount > 0 && (
            <span className="font-[600] text-accent">{describeUnread(item.unreadCount)}</span>
          )}
          {item.takenBy && <span className="text-ink-3">{item.takenBy}</span>}
        </span>
      </Link>
      {action && <div className="absolute right-2.5 bottom-1 md:bottom-2">{action}</div>}
    </li>
  )
}
