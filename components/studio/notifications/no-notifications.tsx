import { EmptyState } from '@/components/ui/empty-state'
import { TextLink } from '@/components/ui/text-link'
import type { NotificationFilter } from '@/lib/studio/notifications/schema'

/** Shown for an empty list, with or without filters. */
export function NoNotifications({ filter: { kind, unread } }: { filter: NotificationFilter }) {
  const isFiltered = kind !== '' || unread !== ''
  return (
    <EmptyState
      title="You're all caught up"
      headingLevel={2}
      action={isFiltered && <TextLink href="/notifications">Show all notifications</TextLink>}
    >
      {isFiltered
        ? 'No notifications match these filters.'
        : 'Bookings, messages, payments and photos appear here as they happen.'}
    </EmptyState>
  )
}
