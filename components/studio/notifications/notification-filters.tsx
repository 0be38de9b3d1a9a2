import { LinkTabs } from '@/components/ui/link-tabs'
import { TextLink } from '@/components/ui/text-link'
import {
  NotificationFilter,
  type NotificationKind,
  notificationKinds,
} from '@/lib/studio/notifications/schema'

const labels: Record<NotificationKind, string> = {
  booking: 'Bookings',
  message: 'Messages',
  payment: 'Payments',
  photos: 'Photos',
  other: 'Other',
}

/** Filters by kind and by unread; both are in the URL. */
export function NotificationFilters({ filter }: { filter: NotificationFilter }) {
  const { kind, unread } = filter
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <LinkTabs
        label="About"
        tabs={(['', ...notificationKinds] as const).map((value) => ({
          href: NotificationFilter.href({ kind: value, unread }),
          label: value === '' ? 'All' : labels[value],
          current: value === kind,
        }))}
      />
      <TextLink href={NotificationFilter.href({ kind, unread: unread ? '' : '1' })} className="text-ink-2">
        {unread ? 'Show all' : 'Only unread'}
      </TextLink>
    </div>
  )
}
