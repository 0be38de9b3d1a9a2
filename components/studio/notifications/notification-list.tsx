'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useOptimistic, useTransition } from 'react'
import { dispatchLive } from '@/components/live/live-events'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Rows } from '@/components/ui/rows'
import type { NotificationItem } from '@/lib/studio/notifications/schema'
import { ApprovalInPlace, type ApproveButton } from './approval-in-place'
import { markNotification } from './change-notifications'
import { NotificationRow } from './notification-row'

type NotificationListProps = {
  items: NotificationItem[]
  approveButton: ApproveButton
  /** Buttons of single notifications, by their ids; passed in by app. */
  decisions: Record<string, ReactNode>
}

/** Read and unread notifications; each is a link, and can be marked as read or unread. */
export function NotificationList({ items, approveButton, decisions }: NotificationListProps) {
  const router = useRouter()
  const [, startMarking] = useTransition()
  const [shown, show] = useOptimistic(items, (all, marked: { id: string; isRead: boolean }) =>
    all.map((item) => (item.id === marked.id ? { ...item, ...marked } : item)),
  )

  function setRead(id: string, isRead: boolean) {
    startMarking(async () => {
      show({ id, isRead })
      await markNotification(id, isRead)
      dispatchLive('notification')
      router.refresh()
    })
  }

  return (
    <Rows className="border-t border-ink">
      {shown.map((item) => (
        <li key={item.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
          <div className="min-w-0">
            <NotificationRow
              flush
              marksUnread
              item={item}
              onOpen={() => setRead(item.id, true)}
              action={
                item.approval ? (
                  <ApprovalInPlace
                    approval={item.approval}
                    message={item.message}
                    button={approveButton}
                    onApproved={() => setRead(item.id, true)}
                  />
                ) : (
                  decisions[item.id]
                )
              }
            />
          </div>
          <IconButton
            label={`Mark as ${item.isRead ? 'unread' : 'read'}: ${item.title}, ${item.message}`}
            title={`Mark as ${item.isRead ? 'unread' : 'read'}`}
            icon={item.isRead ? <Icon name="mail" /> : <Icon name="mail-open" />}
            onClick={() => setRead(item.id, !item.isRead)}
          />
        </li>
      ))}
    </Rows>
  )
}
