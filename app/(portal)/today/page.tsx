import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AccessPanel } from '@/components/booking/access-details/access-panel'
import { DayStops } from '@/components/booking/bookings/day/day-stops'
import { DaySwitch } from '@/components/booking/bookings/day/day-switch'
import { FocusedStop } from '@/components/booking/bookings/day/focused-stop'
import { PrintedDay } from '@/components/booking/bookings/day/printed-day'
import { ShootLight } from '@/components/calendar/light/shoot-light'
import { ShootSky } from '@/components/calendar/light/shoot-sky'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MessageClientButton } from '@/components/messaging/message-client-button'
import { DaySaver } from '@/components/shell/day-saver'
import { EmptyState } from '@/components/ui/empty-state'
import { mergeClasses } from '@/components/ui/merge-classes'
import { PageBody } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { readSessionKey } from '@/lib/auth/session-key'
import { findNextStop, isStopAhead, readShootState } from '@/lib/booking/bookings/rules/day'
import { DayAddress } from '@/lib/booking/bookings/schema/shoot-day'
import { dayTitle, noShootsText } from '@/lib/booking/bookings/words/progress'
import { authorizePage } from '@/lib/entry/authorize-page'
import { addDays, formatDate, formatDay, formatWeekday } from '@/lib/platform/time/calendar-date'
import { dateOf, instantOf, now, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readDay } from '@/lib/workflows/read-day'

export const metadata: Metadata = { title: dayTitle }

/** How often the day follows the clock, for what begins and ends. */
const everySeconds = 300

export default async function TodayPage({ searchParams }: PageProps<'/today'>) {
  const actor = await authorizePage('photographer')
  const { timeZone } = await getStudio()
  const at = now()
  const clock = { today: dateOf(at, timeZone), time: wallTimeOf(at, timeZone) }
  const { today } = clock
  const chosen = DayAddress.parse(await searchParams).date
  const date = chosen || today
  const isToday = date === today
  const { shoots, access, conversations, forecasts, nextDay } = await readDay(actor, date, today)
  const stops = shoots.map((shoot) => {
    const { id, position, facing, client } = shoot
    const forecast = forecasts.find(({ bookingId }) => bookingId === id)
    const entry = access.get(id)
    return {
      shoot,
      light: position && <ShootLight visit={shoot} position={position} facing={facing} timeZone={timeZone} />,
      weather: forecast && <ForecastLine forecast={forecast} />,
      access: entry?.canView ? (
        <AccessPanel bookingId={id} version={entry.version} canEdit={false} isOnRoad />
      ) : (
        entry?.note
      ),
      message: (
        <MessageClientButton
          clientId={client.id}
          clientName={client.fullName}
          conversationId={conversations.get(client.id) ?? null}
          idempotencyKey={randomUUID()}
        />
      ),
    }
  })
  const unsent = shoots.filter((shoot) => readShootState(shoot, clock) === 'over').at(-1)
  const next = isToday ? (findNextStop(shoots, clock) ?? unsent ?? null) : null
  const focused = stops.find(({ shoot }) => shoot === next)
  const origin = DayAddress.href({ date: chosen })
  const context = { origin, now: at, today, timeZone }
  return (
    <PageBody isPrintable className={mergeClasses(focused && 'max-md:pb-52')}>
      <LiveRefresh
        events={['booking-changed', 'delivery-changed']}
        everySeconds={next && isStopAhead(readShootState(next, clock)) ? everySeconds : undefined}
      />
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="t-head">{isToday ? dayTitle : formatWeekday(date)}</h1>
          <p className="text-ink-2">
            {isToday ? `${formatWeekday(date)}, ${formatDay(date)}` : formatDate(date)}
          </p>
        </div>
        <DaySwitch date={date} today={today} />
      </div>
      {isToday && (
        <DaySaver
          sessionKey={await readSessionKey()}
          until={instantOf(addDays(today, 1), '00:00', timeZone).getTime()}
          readAt={wallTimeOf(at, timeZone)}
        />
      )}
      {shoots.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={noShootsText}
          action={
            nextDay && (
              <TextLink href={DayAddress.href({ date: nextDay })}>
                Next shoot: {formatWeekday(nextDay)}, {formatDate(nextDay)}
              </TextLink>
            )
          }
        >
          {nextDay ? 'Your shoots for the day appear here.' : 'You have no shoots ahead.'}
        </EmptyState>
      ) : (
        <>
          <div
            className={mergeClasses(
              'grid items-start gap-12 lg:gap-14 print:hidden max-md:[&_:is(a,button,summary)]:scroll-mb-52',
              focused ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : 'max-w-184',
            )}
          >
            {focused && (
              <FocusedStop
                stop={focused}
                place={{ number: stops.indexOf(focused) + 1, count: stops.length }}
                sky={
                  focused.shoot.position && (
                    <ShootSky visit={focused.shoot} position={focused.shoot.position} timeZone={timeZone} />
                  )
                }
                {...context}
              />
            )}
            <DayStops stops={stops} nextId={focused?.shoot.id ?? null} {...context} />
          </div>
          <PrintedDay stops={stops} />
        </>
      )}
      {forecasts.length > 0 && <WeatherCredit className="mt-6" />}
    </PageBody>
  )
}
