import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { AccessPanel } from '@/components/booking/access-details/access-panel'
import { DayShoot } from '@/components/booking/bookings/day/day-shoot'
import { DaySwitch } from '@/components/booking/bookings/day/day-switch'
import { ShootProgress } from '@/components/booking/bookings/day/shoot-progress'
import { ShootLight } from '@/components/calendar/light/shoot-light'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import { WeatherCredit } from '@/components/calendar/weather/weather-credit'
import { LiveRefresh } from '@/components/live/live-refresh'
import { MessageClientButton } from '@/components/messaging/message-client-button'
import { DaySaver } from '@/components/shell/day-saver'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { TextLink } from '@/components/ui/text-link'
import { readSessionKey } from '@/lib/auth/session-key'
import { DayAddress } from '@/lib/booking/bookings/schema'
import { dayTitle, noShootsText } from '@/lib/booking/bookings/words/progress'
import { authorizePage } from '@/lib/entry/authorize-page'
import { addDays, formatDate, formatWeekday } from '@/lib/platform/time/calendar-date'
import { instantOf, now, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { readDay } from '@/lib/workflows/read-day'

export const metadata: Metadata = { title: dayTitle }

export default async function TodayPage({ searchParams }: PageProps<'/today'>) {
  const actor = await authorizePage('photographer')
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const chosen = DayAddress.parse(await searchParams).date
  const date = chosen || today
  const { shoots, access, conversations, forecasts, nextDay } = await readDay(actor, date, today)
  const isToday = date === today
  const at = now()
  return (
    <PageBody isPrintable>
      <LiveRefresh events={['booking-changed', 'delivery-changed']} />
      <PageHead
        title={isToday ? dayTitle : formatWeekday(date)}
        lead={isToday ? `${formatWeekday(date)}, ${formatDate(date)}` : formatDate(date)}
        actions={<DaySwitch date={date} today={today} />}
        className="mb-5 md:mb-5"
      />
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
                Next shoots: {formatWeekday(nextDay)}, {formatDate(nextDay)}
              </TextLink>
            )
          }
        >
          {nextDay ? 'Your shoots of a day appear here in order.' : 'You have no shoots ahead.'}
        </EmptyState>
      ) : (
        <div className="max-w-184 divide-y border-t border-ink">
          {shoots.map((shoot) => {
            const { id, position, facing, client } = shoot
            const forecast = forecasts.find(({ bookingId }) => bookingId === id)
            const entry = access.get(id)
            return (
              <DayShoot
                key={id}
                shoot={shoot}
                origin={DayAddress.href({ date: chosen })}
                light={position && <ShootLight visit={shoot} {...{ position, facing, timeZone }} />}
                weather={forecast && <ForecastLine forecast={forecast} />}
                access={
                  entry?.canView ? (
                    <AccessPanel bookingId={id} version={entry.version} canEdit={false} />
                  ) : (
                    entry?.note
                  )
                }
                message={
                  <MessageClientButton
                    clientId={client.id}
                    clientName={client.fullName}
                    conversationId={conversations.get(client.id) ?? null}
                    idempotencyKey={randomUUID()}
                  />
                }
              >
                <ShootProgress shoot={shoot} now={at} today={today} timeZone={timeZone} />
              </DayShoot>
            )
          })}
        </div>
      )}
      {forecasts.length > 0 && <WeatherCredit className="mt-3" />}
    </PageBody>
  )
}
