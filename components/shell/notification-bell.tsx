'use client'

import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { type NotificationItem, NotificationRow } from '@/components/shell/notification-row'
import { Button } from '@/components/ui/button'
import { describeCount } from '@/components/ui/describe-count'
import { InlineEmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { Popover, PopoverFooter, PopoverHeader } from '@/components/ui/popover'
import { TextLink } from '@/components/ui/text-link'

const maxNotifications = 10

type NotificationBellProps<Item extends NotificationItem> = {
  /** Unread ones, newest first; the first 10 are shown. */
  items: readonly Item[]
  unreadCount: number
  /** Called on a click on a notification, whose link is followed as well. */
  onOpenItem?: (item: Item) => void
  /** Renders an item's action, if it has one. */
  actionOf?: (item: Item) => ReactNode
  onClearAll?: () => void
  onOpenChange?: (open: boolean) => void
}

/** The notification bell: its badge and the unread notifications. */
export function NotificationBell<Item extends NotificationItem>({
  items,
  unreadCount,
  onOpenItem,
  actionOf,
  onClearAll,
  onOpenChange,
}: NotificationBellProps<Item>) {
  const label = unreadCount > 0 ? `Notifications, ${describeCount(unreadCount)} unread` : 'Notifications'
  return (
    <Popover
      label="Notifications"
      onOpenChange={onOpenChange}
      trigger={(triggerProps) => (
        <IconButton
          {...triggerProps}
          label={label}
          title="Notifications"
          icon={<Bell className="icon" />}
          count={unreadCount}
        />
      )}
    >
      {({ close }) => (
        <>
          <PopoverHeader
            title="Notifications"
            action={
              items.length > 0 && onClearAll ? (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={(event) => {
                    // The button disappears with the rows; keeps the focus in the panel.
                    event.currentTarget.closest('section')?.focus()
                    onClearAll()
                  }}
                >
                  Clear All
                </Button>
              ) : null
            }
          />
          {items.length === 0 ? (
            <div className="p-4">
              <InlineEmptyState icon={<Bell className="icon" aria-hidden="true" />}>
                You're all caught up
              </InlineEmptyState>
            </div>
          ) : (
            <ul className="max-h-[min(32rem,calc(100dvh-8rem))] divide-y divide-line overflow-y-auto overscroll-contain">
              {items.slice(0, maxNotifications).map((item) => (
                <li key={item.id}>
                  <NotificationRow
                    item={item}
                    action={actionOf?.(item)}
                    onOpen={() => {
                      onOpenItem?.(item)
                      close()
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <PopoverFooter>
            <TextLink href="/notifications" prefetch={false} onClick={close} className="text-ink-2">
              All notifications
            </TextLink>
          </PopoverFooter>
        </>
      )}
    </Popover>
  )
}
