import type { ReactNode } from 'react'
import { ListRow } from '@/components/ui/list-row'
import { Status } from '@/components/ui/status'
import type { ConversationItem } from '@/lib/messaging/schema'
import { describeUnread } from './describe-unread'
import { MessageTime } from './message-time'

type ConversationRowProps = {
  item: ConversationItem
  href: string
  isCurrent: boolean
  showsClient: boolean
  /** A button at the row's lower right corner. */
  action?: ReactNode
}

/** A conversation in a list: subject, age, preview, and status. */
export function ConversationRow({ item, href, isCurrent, showsClient, action }: ConversationRowProps) {
  return (
    <ListRow
      href={href}
      isCurrent={isCurrent}
      isNew={item.unreadCount > 0}
      title={item.subject}
      age={<MessageTime at={item.lastMessageAt} absoluteTime={item.when} />}
      subtitle={item.preview}
      action={action}
      footer={
        <>
          {showsClient && <span className="text-ink-3">{item.clientName}</span>}
          <Status value={item.status} />
          {item.unreadCount > 0 && (
            <span className="font-[600] text-accent">{describeUnread(item.unreadCount)}</span>
          )}
          {item.takenBy && <span className="text-ink-3">{item.takenBy}</span>}
        </>
      }
    />
  )
}
