import { AvailabilityManager } from '@/components/availability/availability-manager'
import { ManagedBookings } from '@/components/bookings/managed-bookings'
import { RevenueFigures } from '@/components/invoices/revenue-figures'
import { SectionHead } from '@/components/ui/section-head'
import type { Actor } from '@/lib/auth/actor'
import { readOwnMonth } from '@/lib/availability/queries/own-month'
import { listUpcomingBookings } from '@/lib/bookings/queries'
import { summarizeInvoices } from '@/lib/invoices/queries/summarize-invoices'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { LiveSlots } from './live-slots'

type OverviewProps = {
  actor: Actor
  openBookings: number
  /** The month of slots to show, `yyyy-MM`. */
  slotMonth?: string
}

/** The Dashboard Overview tab: upcoming shoots, revenue, and availability. */
export async function Overview({ actor, openBookings, slotMonth }: OverviewProps) {
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
      <LiveSlots />
      <AvailabilityManager month={month} today={todayIn(timeZone)} />
    </div>
  )
}
