import { LinkButton } from '@/components/ui/button'
import { DayAddress } from '@/lib/booking/bookings/schema/shoot-day'
import { addDays, type CalendarDate } from '@/lib/platform/time/calendar-date'

type DaySwitchProps = { date: CalendarDate; today: CalendarDate }

/** Links to the day before, today, and the day after. */
export function DaySwitch({ date, today }: DaySwitchProps) {
  const href = (day: CalendarDate) => DayAddress.href({ date: day === today ? '' : day })
  return (
    <nav aria-label="Days" className="flex gap-2">
      <LinkButton href={href(addDays(date, -1))} icon="chevron-left" aria-label="Previous day" />
      {date !== today && <LinkButton href={href(today)}>Today</LinkButton>}
      <LinkButton href={href(addDays(date, 1))} icon="chevron-right" aria-label="Next day" />
    </nav>
  )
}
