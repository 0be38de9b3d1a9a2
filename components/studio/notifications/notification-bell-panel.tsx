'use client'

import { Button } from '@/components/ui/button'
import { PopoverFooter, PopoverHeader, PopoverList } from '@/components/ui/popover-list'
import { TextLink } from '@/components/ui/text-link'
import type { Approval, NotificationItem } from '@/lib/studio/notifications/schema'
import { ApprovalInPlace, type ApproveButton } from './approval-in-place'
import { NotificationRow } from './notification-row'

type NotificationBellPanelProps = {
  /** Null until they are loaded. */
  items: readonly NotificationItem[] | null
  hasFailed: boolean
  approveButton: ApproveButton
  onOpen: (item: NotificationItem) => void
  onApproved: (item: NotificationItem, approval: Approval) => void
  onClear: () => void
  onClose: () => void
}

/** What the notification bell opens: the unread notifications. */
export function NotificationBellPanel(props: NotificationBellPanelProps) {
  const { items, hasFailed, approveButton, onOpen, onApproved, onClear, onClose } = props
  return (
    <>
      <PopoverHeader
        title="Notifications"
        action={
          items &&
          items.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              onClick={(event) => {
                // The button disappears with the rows; keeps the focus in the panel.
                event.currentTarget.closest('section')?.focus()
                onClear()
              }}
            >
              Clear All
            </Button>
          )
        }
      />
      <PopoverList items={items} hasFailed={hasFailed} emptyIcon="bell" emptyText="You're all caught up">
        {(item) => (
          <NotificationRow
            item={item}
            onOpen={onOpen}
            action={
              item.approval && (
                <ApprovalInPlace
                  approval={item.approval}
                  message={item.message}
                  button={approveButton}
                  onApproved={(approval) => onApproved(item, approval)}
                />
              )
            }
          />
        )}
      </PopoverList>
      <PopoverFooter>
        <TextLink href="/notifications" prefetch={false} onClick={onClose} className="text-ink-2">
          All notifications
        </TextLink>
      </PopoverFooter>
    </>
  )
}
