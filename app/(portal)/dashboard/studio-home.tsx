import { OverdueNotice } from '@/components/billing/statements/overdue-notice'
import { UpcomingBookings } from '@/components/booking/bookings/upcoming-bookings'
import { drawForecasts } from '@/components/calendar/weather/draw-forecasts'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { PhotographerCards } from '@/components/dashboard/cards'
import { ToDo } from '@/components/dashboard/to-do'
import { LiveRefresh } from '@/components/live/live-refresh'
import { RecentDelivery } from '@/components/photos/deliveries/recent-delivery'
import { NotificationsPanel } from '@/components/studio/notifications/notifications-panel'
import { OpeningPanel } from '@/components/studio/settings/opening-panel'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { can, isPhotographer } from '@/lib/auth/rules/capabilities'
import { listOverdueStatements } from '@/lib/billing/statements/queries/list-overdue-statements'
import { countBookingsByStatus } from '@/lib/booking/bookings/queries/count-bookings-by-status'
import { isStopAhead, readShootState } from '@/lib/booking/bookings/rules/day'
import { homeLead } from '@/lib/booking/bookings/words/day'
import { findLatestDelivery } from '@/lib/photos/deliveries/queries/find-latest-delivery'
import { queueTexts } from '@/lib/photos/editing/words'
import { listLatestNotifications } from '@/lib/studio/notifications/queries/list-latest-notifications'
import { readNextShoots } from '@/lib/workflows/read-next-shoots'
import { findUnfinishedOpening } from '@/lib/workflows/read-opening'
import { readUnreadCounts } from '@/lib/workflows/read-unread-counts'
import { readWorkingDay } from '@/lib/workflows/read-working-day'
import { readToDo, toGroups } from './to-do-groups'
import { WorkingDay } from './working-day'

const toDoTexts = {
  title: 'To do',
  empty: {
    title: 'Nothing to do right now',
    hint: 'Photos due, approvals, unpaid invoices, messages, and quotes appear here.',
  },
}
const { title, none, noneHint } = queueTexts
const editorTexts = { title, empty: { title: none, hint: noneHint } }

/** The home of the studio's team: the photographer's day, what waits, and below it what there is. */
export async function StudioHome({ actor }: { actor: Actor }) {
  const seesBookings = can(actor, 'open-bookings')
  const seesPhotos = can(actor, 'open-photos')
  const [day, waiting, upcoming, delivery, notifications, cards, opening, overdue] = await Promise.all([
    readWorkingDay(actor),
    readToDo(actor),
    seesBookings ? readNextShoots(actor) : null,
    seesPhotos ? findLatestDelivery(actor) : null,
    listLatestNotifications(actor),
    isPhotographer(actor) ? readCards(actor) : null,
    findUnfinishedOpening(actor),
    listOverdueStatements(actor),
  ])
  const left = day?.shoots.filter((shoot) => isStopAhead(readShootState(shoot, day.clock))).length ?? 0
  const late = waiting.jobs.filter(({ isLate }) => isLate).length
  return (
    <PageBody>
      <LiveRefresh
        events={['booking-changed', 'notification', 'payment', 'delivery-changed', 'quote-changed']}
      />
      <PageHead
        title={`Welcome, ${actor.fullName}`}
        lead={day && homeLead({ left, total: day.shoots.length, late })}
        className="mb-5 md:mb-6"
      />
      {opening && <OpeningPanel steps={opening} />}
      {day && <WorkingDay day={day} />}
      <OverdueNotice overdue={overdue} />
      <div className="mt-9 grid items-start gap-12 md:mt-11 lg:gap-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-12">
          <ToDo groups={toGroups(actor, waiting)} {...(seesBookings ? toDoTexts : editorTexts)} />
          {cards && <PhotographerCards {...cards} />}
          {upcoming && (
            <UpcomingBookings
              bookings={upcoming.bookings}
              reader={actor}
              clock={upcoming.clock}
              weather={drawForecasts(upcoming.forecasts)}
              weatherCredit={upcoming.forecasts.length > 0 && <WeatherCredit className="mt-3" />}
            />
          )}
        </div>
        <div className="grid min-w-0 gap-12 md:max-xl:grid-cols-2">
          {seesPhotos && <RecentDelivery delivery={delivery} readerIsPhotographer isMain={false} />}
          <NotificationsPanel items={notifications} />
        </div>
      </div>
    </PageBody>
  )
}

async function readCards(actor: Actor) {
  const [counts, unread] = await Promise.all([countBookingsByStatus(actor), readUnreadCounts(actor)])
  const totalBookings = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { totalBookings, unreadMessages: unread.messages }
}
