import type { Metadata } from 'next'
import { ApprovalButtons } from '@/components/accounts/approval-buttons'
import { ApproveButton } from '@/components/bookings/approve-button'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ClearAllButton } from '@/components/notifications/clear-all-button'
import { NoNotifications } from '@/components/notifications/no-notifications'
import { NotificationFilters } from '@/components/notifications/notification-filters'
import { NotificationList } from '@/components/notifications/notification-list'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { Pager } from '@/components/ui/pager'
import { listPendingApprovals } from '@/lib/accounts/queries/list-pending-approvals'
import type { PendingRequest } from '@/lib/accounts/schema'
import { can } from '@/lib/auth/rules/capabilities'
import { authorizePage } from '@/lib/entry/authorize-page'
import { pageSize } from '@/lib/notifications/limits'
import { listNotifications } from '@/lib/notifications/queries/list-notifications'
import { NotificationFilter, type NotificationItem } from '@/lib/notifications/schema'
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
