import { Upload } from 'lucide-react'
import type { Metadata } from 'next'
import { z } from 'zod'
import { ApprovalsCard } from '@/components/accounts/approvals-card'
import { AnalyticsTab } from '@/components/analytics/analytics-tab'
import { AvailabilityManager } from '@/components/availability/availability-manager'
import { BookingManagement } from '@/components/bookings/booking-management'
import { ManagedBookings } from '@/components/bookings/managed-bookings'
import { RevenueFigures } from '@/components/invoices/revenue-figures'
import { LiveRefresh } from '@/components/live/live-refresh'
import { LinkButton } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import { listPendingApprovals } from '@/lib/accounts/queries/list-pending-approvals'
import { readAnalytics } from '@/lib/analytics/queries/read-analytics'
import { Period } from '@/lib/analytics/schema'
import type { Actor } from '@/lib/auth/actor'
import { readOwnMonth } from '@/lib/availability/queries/read-own-month'
import { slotsChanged } from '@/lib/availability/rules/slots'
import { limits } from '@/lib/bookings/limits'
import { countManagedBookings } from '@/lib/bookings/queries/count-managed-bookings'
import { findFeedAddress } from '@/lib/bookings/queries/find-feed-address'
import { listDueLateFees } from '@/lib/bookings/queries/list-due-late-fees'
import { listManagedBookings } from '@/lib/bookings/queries/list-managed-bookings'
import { listUpcomingBookings } from '@/lib/bookings/queries/list-upcoming-bookings'
import type { ManagedStatus } from '@/lib/bookings/schema'
import { authorizePage } from '@/lib/entry/authorize-page'
import { summarizeInvoices } from '@/lib/invoices/queries/summarize-invoices'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Photographer dashboard' }

const Query = z.object({
  tab: z.enum(['overview', 'analytics', 'bookings']).catch('overview'),
  show: z.enum(['upcoming', 'completed']).catch('upcoming'),
  /** Control characters are rejected: Postgres rejects NUL. */
  search: z
    .string()
    .trim()
    .max(limits.search)
    .regex(/^\P{Cc}*$/u)
    .catch(''),
  page: z.coerce.number().int().min(1).catch(1),
  /** The availability manager's month. */
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional()
    .catch(undefined),
  /** The length of the analytics period, in days. */
  period: Period,
})

export default async function AdminPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const actor = await authorizePage('photographer')
  const { tab, show, search, page, month, period } = Query.parse(await searchParams)
  const [approvals, counts] = await Promise.all([listPendingApprovals(actor), countManagedBookings(actor)])
  const openBookings = counts.PENDING + counts.CONFIRMED
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment']} />
      <PageHead
        className="mb-6 md:mb-6"
        title="Photographer dashboard"
        actions={
          <LinkButton
            variant="main"
            href="/photo-delivery"
            icon={<Upload className="icon-sm" aria-hidden="true" />}
          >
            Send Photos
          </LinkButton>
        }
      />
      <ApprovalsCard requests={approvals} />
      <LinkTabs
        label="Photographer dashboard"
        className="mb-10 flex"
        tabs={[
          { href: '/admin', label: 'Dashboard Overview', current: tab === 'overview' },
          { href: '/admin?tab=analytics', label: 'Analytics', current: tab === 'analytics' },
          {
            href: '/admin?tab=bookings',
            label: 'Booking Management',
            count: openBookings,
            current: tab === 'bookings',
          },
        ]}
      />
      {tab === 'overview' && <Overview actor={actor} openBookings={openBookings} slotMonth={month} />}
      {tab === 'analytics' && <AnalyticsTab analytics={await readAnalytics(period)} />}
      {tab === 'bookings' && (
        <BookingManagement
          show={show}
          search={search}
          counts={counts}
          profileId={actor.profileId}
          {...(await readBookingManagement(actor, { status: show, search, page }))}
        />
      )}
    </PageBody>
  )
}

type OverviewProps = {
  actor: Actor
  openBookings: number
  /** The month of slots to show, `yyyy-MM`. */
  slotMonth?: string
}

/** The Dashboard Overview tab: upcoming shoots, revenue, and availability. */
async function Overview({ actor, openBookings, slotMonth }: OverviewProps) {
  const [upcoming, summary, month, { timeZone }] = await Promise.all([
    listUpcomingBookings(actor),
    summarizeInvoices(actor),
    readOwnMonth(actor, slotMonth),
    getStudio(),
  ])
  return (
    <div className="grid gap-12 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-14">
      <div className="grid min-w-0 content-start gap-12">
        <section aria-labelledby="upcoming-shoots">
          <SectionHead
            id="upcoming-shoots"
            title="Upcoming shoots"
            action={upcoming.length > 0 && `${upcoming.length} of ${Math.max(openBookings, upcoming.length)}`}
          />
          <ManagedBookings
            bookings={upcoming}
            address="/admin"
            profileId={actor.profileId}
            emptyText="No client bookings yet"
          />
        </section>
        <RevenueFigures summary={summary} />
      </div>
      <LiveRefresh events={['joined', 'slots-changed']} channel={slotsChanged.channel} />
      <AvailabilityManager month={month} today={todayIn(timeZone)} />
    </div>
  )
}

async function readBookingManagement(
  actor: Actor,
  filter: { status: ManagedStatus; search: string; page: number },
) {
  const [bookings, fees, feedAddress] = await Promise.all([
    listManagedBookings(actor, filter),
    listDueLateFees(actor),
    filter.search ? null : findFeedAddress(actor),
  ])
  return { bookings, fees, feedAddress }
}
