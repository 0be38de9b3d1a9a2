'use client'

import type { ReactNode } from 'react'
import { formatAge } from '@/components/ui/format-age'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { popoverRowClasses } from '@/components/ui/popover-list'
import type { NotificationItem } from '@/lib/studio/notifications/schema'

const signs = {
  SUCCESS: { icon: 'circle-check', color: 'text-ok' },
  WARNING: { icon: 'triangle-alert', color: 'text-wait' },
  ERROR: { icon: 'circle-alert', color: 'text-stop' },
  INFO: { icon: 'info', color: 'text-accent' },
  MESSAGE: { icon: 'message-square', color: 'text-ink-2' },
} satisfies Record<string, { icon: IconName; color: string }>

type NotificationRowProps = {
  item: NotificationItem
  /** Called before the link is followed, to mark the notification as read. */
  onOpen?: (item: NotificationItem) => void
  /** Without side padding and background, for a list in the page itself. */
  flush?: boolean
  /** Marks unread notifications, for lists that also show read ones. */
  marksUnread?: boolean
  /** An action below the text that doesn't follow the link. */
  action?: ReactNode
}

/** One notification as a link to what it is about. */
export function NotificationRow(props: NotificationRowProps) {
  const { item, onOpen, flush = false, marksUnread = false, action } = props
  const { icon, color } = signs[item.type]
  const isQuiet = marksUnread && item.isRead
  const link = (
    <Link
      href={item.href}
      prefetch={false}
      onClick={() => onOpen?.(item)}
      className={mergeClasses(
        popoverRowClasses,
        flush &&
          'px-0 hover:bg-transparent hover:[&_.font-strong]:underline hover:[&_.font-strong]:decoration-edge hover:[&_.font-strong]:underline-offset-[0.2em]',
      )}
    >
      <Icon name={icon} className={`mt-px ${color}`} />
      <span className={mergeClasses('wrap-break-word', isQuiet ? 'text-ink-2' : 'font-strong')}>
        {item.title}
        {marksUnread && !item.isRead && (
          <>
            <span
              aria-hidden="true"
              className="ml-2 inline-block size-2 rounded-[50%] bg-accent align-[0.08em]"
            />
            <span className="sr-only">, unread</span>
          </>
        )}
      </span>
      <time dateTime={item.createdAt} suppressHydrationWarning className="t-label whitespace-nowrap">
        {formatAge(item.createdAt)}
      </time>
      <span className="col-span-2 col-start-2 text-xs leading-4.75 text-ink-2 wrap-break-word">
        {item.message}
      </span>
    </Link>
  )
  if (!action) return link
  return (
    <>
      {link}
      <div className={mergeClasses('-mt-1 pr-4 pb-3.25 pl-11.5', flush && 'pr-0 pl-7.5')}>{action}</div>
    </>
  )
}
