import { NextStop } from '@/components/booking/bookings/day/next-stop'
import { WorkingSky } from '@/components/calendar/light/working-sky'
import { ForecastLine } from '@/components/calendar/weather/forecast-line'
import { LiveRefresh } from '@/components/live/live-refresh'
import { isStopAhead, readShootState } from '@/lib/booking/bookings/rules/day'
import { dayText, seeDayText, stopText } from '@/lib/booking/bookings/words/day'
import { splitAddress } from '@/lib/platform/text/address'
import { addDays } from '@/lib/platform/time/calendar-date'
import { withOrigin } from '@/lib/platform/web/site-path'
import type { readWorkingDay } from '@/lib/workflows/read-working-day'

/** How often the day follows the clock, for what begins and ends. */
const everySeconds = 300

type WorkingDayProps = { day: NonNullable<Awaited<ReturnType<typeof readWorkingDay>>> }

/** The top of a photographer's home: today as light, and the next stop. */
export function WorkingDay({ day }: WorkingDayProps) {
  const { at, clock, timeZone, shoots, next, forecast } = day
  const { today } = clock
  const position = shoots.find((shoot) => shoot.position)?.position
  const visits = shoots.map((shoot) => {
    const state = readShootState(shoot, clock)
    const isNext = shoot.id === next?.id
    const look = isNext ? ('next' as const) : isStopAhead(state) ? ('ahead' as const) : ('over' as const)
    const { id, date, startTime, endTime } = shoot
    const { street } = splitAddress(shoot.address)
    const href = withOrigin(`/booking/${id}`, '/dashboard')
    // Its end stands beside it.
    const note = state === 'running' ? 'Under way' : stopText(state, endTime, isNext)
    return { id, date, startTime, endTime, street, href, look, note }
  })
  const isToday = next?.date === today
  const tomorrow = addDays(today, 1)
  return (
    <>
      {isToday && <LiveRefresh everySeconds={everySeconds} />}
      {position && <WorkingSky visits={visits} position={position} timeZone={timeZone} now={at} />}
      {next && (
        <NextStop
          shoot={next}
          stop={
            isToday
              ? { number: shoots.findIndex(({ id }) => id === next.id) + 1, count: shoots.length }
              : null
          }
          laterDay={
            isToday ? null : { label: dayText(next.date, tomorrow), link: seeDayText(next.date, tomorrow) }
          }
          weather={forecast && <ForecastLine forecast={forecast} isListed />}
          now={at}
          today={today}
          timeZone={timeZone}
        />
      )}
    </>
  )
}
