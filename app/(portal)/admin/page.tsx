import type { Metadata } from 'next'
import { RevenueFigures } from '@/components/billing/invoices/invoice-summary-cells'
import { BookingManagement } from '@/components/booking/bookings/booking-management'
import { ManagedBookings } from '@/components/booking/bookings/managed-bookings'
import { LazyAvailabilityManager } from '@/components/calendar/availability/lazy-availability-manager'
import { drawForecasts } from '@/components/calendar/weather/draw-forecasts'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { LiveRefresh } from '@/components/live/live-refresh'
import { ApprovalsCard } from '@/components/people/accounts/approvals-card'
import { AnalyticsTab } from '@/components/site/analytics/analytics-tab'
import { LinkButton } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { SectionHead } from '@/components/ui/section-head'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { summarizeInvoices } from '@/lib/billing/invoices/queries/summarize-invoices'
import { countManagedBookings } from '@/lib/booking/bookings/queries/count-managed-bookings'
import { countPast } from '@/lib/booking/bookings/queries/count-past'
import { findFeedAddress } from '@/lib/booking/bookings/queries/find-feed-address'
import { listDueLateFees } from '@/lib/booking/bookings/queries/list-due-late-fees'
import { listManagedBookings } from '@/lib/booking/bookings/queries/list-managed-bookings'
import { listUpcomingBookings } from '@/lib/booking/bookings/queries/list-upcoming-bookings'
import { ManagedFilter } from '@/lib/booking/bookings/schema/listing'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { shownMonth } from '@/lib/calendar/availability/schema/calendars'
import { authorizePage } from '@/lib/entry/authorize-page'
import { listPendingApprovals } from '@/lib/people/accounts/queries/list-pending-approvals'
import { ClientChoice } from '@/lib/people/clients/schema'
import { todayIn } from '@/lib/platform/time/clock'
import { oneOf, urlState } from '@/lib/platform/web/url-state'
import { readAnalytics } from '@/lib/site/analytics/queries/read-analytics'
import { AnalyticsState } from '@/lib/site/analytics/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readFeeConsequences } from '@/lib/workflows/read-fee-consequences'
import { readShootForecasts } from '@/lib/workflows/read-shoot-forecasts'

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: isPhotographer(await authorizePage('manage-bookings')) ? 'Photographer dashboard' : 'Bookings',
  }
}

const AdminState = urlState('/admin', {
  tab: oneOf(['overview', 'analytics', 'bookings']),
  month: shownMonth,
})

export default async function AdminPage({ searchParams }: PageProps<'/admin'>) {
  const actor = await authorizePage('manage-bookings')
  const query = await searchParams
  const { tab: chosen, month } = AdminState.parse(query)
  const shoots = isPhotographer(actor)
  const tab = shoots ? chosen : 'bookings'
  const title = shoots ? 'Photographer dashboard' : 'Bookings'
  const [approvals, counts, overview] = await Promise.all([
    listPendingApprovals(actor),
    countManagedBookings(actor),
    tab === 'overview' ? readOverview(actor, month || undefined) : null,
  ])
  const openBookings = counts.PENDING + counts.CONFIRMED
  return (
    <PageBody>
      <LiveRefresh events={['booking-changed', 'notification', 'payment']} />
      <PageHead
        className="mb-6 md:mb-6"
        title={title}
        actions={
          <>
            <LinkButton href={ClientChoice.base} icon="calendar-plus">
              New booking
            </LinkButton>
            {shoots && (
              <LinkButton variant="main" href="/photo-delivery" icon="upload">
                Send Photos
              </LinkButton>
            )}
          </>
        }
      />
      <ApprovalsCard requests={approvals} />
      {shoots && (
        <LinkTabs
          label={title}
          className="mb-10 flex"
          tabs={[
            { href: AdminState.base, label: 'Dashboard Overview', current: tab === 'overview' },
            { href: AnalyticsState.base, label: 'Analytics', current: tab === 'analytics' },
            {
              href: ManagedFilter.base,
              label: 'Booking Management',
              count: openBookings,
              current: tab === 'bookings',
            },
          ]}
        />
      )}
      {overview && <Overview {...overview} profileId={actor.profileId} openBookings={openBookings} />}
      {tab === 'analytics' && (
        <AnalyticsTab analytics={await readAnalytics(AnalyticsState.parse(query).period)} />
      )}
      {tab === 'bookings' && (
        <BookingManagement
          {...(await readBookingManagement(actor, ManagedFilter.parse(query)))}
          counts={counts}
          profileId={shoots ? actor.profileId : null}
        />
      )}
    </PageBody>
  )
}

/** @param slotMonth the month of slots to show, `yyyy-MM` */
async function readOverview(actor: Actor, slotMonth?: string) {
  const [shoots, summary, month, { timeZone }] = await Promise.all([
    readUpcoming(actor),
    summarizeInvoices(actor),
    readMonth(actor, actor.profileId, slotMonth),
    getStudio(),
  ])
  return { ...shoots, summary, month, today: todayIn(timeZone) }
}

async function readUpcoming(actor: Actor) {
  const upcoming = await listUpcomingBookings(actor)
  const forecasts = await readShootForecasts(
    actor,
    upcoming.map(({ id }) => id),
  )
  return { upcoming, forecasts }
}

type OverviewProps = Awaited<ReturnType<typeof readOverview>> & { profileId: string; openBookings: number }

/** The Dashboard Overview tab: upcoming shoots, revenue, and availability. */
function Overview({ profileId, openBookings, upcoming, forecasts, summary, month, today }: OverviewProps) {
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
            profileId={profileId}
            emptyText="No client bookings yet"
            weather={drawForecasts(forecasts)}
          />
          {forecasts.length > 0 && <WeatherCredit className="mt-3" />}
        </section>
        <RevenueFigures summary={summary} />
      </div>
      <LiveRefresh events={['joined', 'slots-changed']} channel={slotsChanged.channel} />
      <LazyAvailabilityManager month={month} today={today} />
    </div>
  )
}

async function readBookingManagement(actor: Actor, filter: ManagedFilter) {
  const [bookings, pastCount, fees, feedAddress] = await Promise.all([
    listManagedBookings(actor, { ...filter, status: filter.show }),
    countPast(actor),
    listDueLateFees(actor).then((due) => readFeeConsequences(actor, due)),
    filter.search ? null : findFeedAddress(actor),
  ])
  return { filter, bookings, pastCount, fees, feedAddress }
}
