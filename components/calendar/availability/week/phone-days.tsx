import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { countOpenMinutes } from '@/lib/calendar/availability/rules/week-layout'
import { CalendarAddress } from '@/lib/calendar/availability/schema/calendars'
import type { PhotographerWeek } from '@/lib/calendar/availability/schema/week'
import { currentDaysLabel, dayTitle } from '@/lib/calendar/availability/words/calendars'
import { shortOpenText } from '@/lib/calendar/availability/words/open-time'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { DayStrip } from './day-strip'
import { DaysNavigation } from './days-navigation'

type PhoneDaysProps = {
  state: CalendarAddress
  /** The days of the week. */
  dates: readonly CalendarDate[]
  selected: CalendarDate
  today: CalendarDate
  weeks: readonly PhotographerWeek[]
  /** What can be done with the shown day. */
  menu?: ReactNode
}

/** The head of a calendar on a narrow screen: the days of the week, and the shown one. It stays in view. */
export function PhoneDays({ state, dates, selected, today, weeks, menu }: PhoneDaysProps) {
  const onDay = <T extends { date: CalendarDate }>(all: readonly T[], date: CalendarDate) =>
    all.filter((one) => one.date === date)
  const openMinutes = weeks.reduce(
    (sum, week) => sum + countOpenMinutes({ ...week, slots: onDay(week.slots, selected) }),
    0,
  )
  const isCurrent = state.view === 'week' ? dates.includes(today) : selected === today
  return (
    <div className="sticky top-[calc(var(--banner)+var(--bar))] z-10 -mx-5 bg-paper px-5 pb-2 md:hidden">
      <DayStrip
        dates={dates}
        selected={selected}
        hrefOf={(date) => CalendarAddress.href({ ...state, date })}
        countShoots={(date) => weeks.reduce((sum, { shoots }) => sum + onDay(shoots, date).length, 0)}
      />
      <div className="flex items-center justify-between gap-3 pt-1.5">
        <div className="min-w-0">
          <p className="truncate font-serif text-xl font-light" aria-hidden="true">
            {dayTitle(selected, today)}
          </p>
          <p className="flex items-center gap-x-3 text-xs text-ink-2">
            {shortOpenText(openMinutes)}
            {!isCurrent && (
              <TextLink href={CalendarAddress.href({ ...state, date: '' })}>
                {currentDaysLabel(state.view)}
              </TextLink>
            )}
          </p>
        </div>
        <div className="-mr-2.5 flex flex-none items-center">
          {menu}
          <DaysNavigation state={state} selected={selected} isCurrent={isCurrent} />
        </div>
      </div>
    </div>
  )
}
