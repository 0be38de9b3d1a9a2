'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { dispatchLive } from '@/components/live/live-events'
import { SectionHead } from '@/components/ui/section-head'
import { TextButton, TextLink } from '@/components/ui/text-link'
import type { NotificationItem } from '@/lib/studio/notifications/schema'
import { clearNotifications, markNotification } from './change-notifications'
import { NotificationRow } from './notification-row'

/** The latest notifications on the dashboard; about 24rem high, then it scrolls. */
export function NotificationsPanel({ items }: { items: NotificationItem[] }) {
  const router = useRouter()
  const [clearing, startClearing] = useTransition()
  const hasUnread = items.some((item) => !item.isRead)

  async function markRead(notificationId: string) {
    await markNotification(notificationId, true)
    dispatchLive('notification')
  }

  function clearAll() {
    startClearing(async () => {
      await clearNotifications()
      dispatchLive('notification')
      router.refresh()
    })
  }

  return (
    <section aria-labelledby="notifications" className="max-w-208">
      <SectionHead
        id="notifications"
        title="Notifications"
        action={
          hasUnread && (
            <TextButton onClick={clearAll} aria-disabled={clearing || undefined}>
              Clear All
            </TextButton>
          )
        }
      />
      {items.length === 0 ? (
        <p className="py-5 text-ink-2">You're all caught up</p>
      ) : (
        <section
          aria-label="Latest notifications"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
          className="max-h-96 overflow-y-auto overscroll-contain"
        >
          <ul className="*:border-b">
            {items.map((item) => (
              <li key={item.id}>
                <NotificationRow flush item={item} onOpen={() => void markRead(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {items.length > 0 && (
        <p className="pt-3.5">
          <TextLink href="/notifications" className="text-ink-2">
            All notifications
          </TextLink>
        </p>
      )}
    </section>
  )
}
