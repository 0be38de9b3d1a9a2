import type { Metadata } from 'next'
import { ApproveButton } from '@/components/booking/bookings/approve-button'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ApprovalButtons } from '@/components/people/accounts/approval-buttons'
import { ClearAllButton } from '@/components/studio/notifications/clear-all-button'
import { NoNotifications } from '@/components/studio/notifications/no-notifications'
import { NotificationFilters } from '@/components/studio/notifications/notification-filters'
import { NotificationList } from '@/components/studio/notifications/notification-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listPendingApprovals } from '@/lib/people/accounts/queries/list-pending-approvals'
import type { PendingRequest } from '@/lib/people/accounts/schema/administration'
import { pageSize } from '@/lib/studio/notifications/limits'
import { listNotifications } from '@/lib/studio/notifications/queries/list-notifications'
import { NotificationFilter, type NotificationItem } from '@/lib/studio/notifications/schema'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'

export const metadata: Metadata = { title: 'Notifications' }

export default async function NotificationsPage({ searchParams }: PageProps<'/notifications'>) {
  const actor = await authorizePage('signed-in')
  const filter = NotificationFilter.parse(await searchParams)
  const [{ items, ...list }, unread, requests] = await Promise.all([
    listNotifications(actor, filter),
    readUnreadCounts(actor),
    can(actor, 'manage-accounts') ? listPendingApprovals(actor) : [],
  ])
  return (
    <PageBody>
      <PageHead
        title="Notifications"
        lead="Bookings, messages, payments, and photos, newest first."
        actions={unread.notifications > 0 && <ClearAllButton />}
        className="mb-5 md:mb-5"
      />
      <div className="max-w-208">
        <NotificationFilters filter={filter} />
        {items.length === 0 ? (
          <NoNotifications filter={filter} />
        ) : (
          <NotificationList
            items={items}
            approveButton={ApproveButton}
            decisions={decisionsBeside(items, requests)}
          />
        )}
        <Pager
          {...list}
          pageSize={pageSize}
          hrefOf={(page) => NotificationFilter.href({ ...filter, page })}
        />
      </div>
      <LiveRefresh events={['notification']} />
    </PageBody>
  )
}

/** Approve and Deny beside each account that still waits, by the notification's id. */
function decisionsBeside(items: NotificationItem[], requests: PendingRequest[]) {
  return Object.fromEntries(
    items.flatMap(({ id, applicantId }) => {
      const request = requests.find(({ userId }) => userId === applicantId)
      return request
        ? [[id, <ApprovalButtons key={id} userId={request.userId} fullName={request.fullName} />]]
        : []
    }),
  )
}
