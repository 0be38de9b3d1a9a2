import { weekOf } from '@/components/calendar/availability/calendar-days'
import { CalendarLegend } from '@/components/calendar/availability/week/calendar-legend'
import { DayMenu } from '@/components/calendar/availability/week/day-menu'
import { DaySwipe } from '@/components/calendar/availability/week/day-swipe'
import { DaysNavigation } from '@/components/calendar/availability/week/days-navigation'
import { OpenTimeButton } from '@/components/calendar/availability/week/open-time-button'
import { OpenTimeForm } from '@/components/calendar/availability/week/open-time-form'
import { PhoneDays } from '@/components/calendar/availability/week/phone-days'
import { StudioTable } from '@/components/calendar/availability/week/studio-table'
import { TimeDrawing } from '@/components/calendar/availability/week/time-drawing'
import { type GridColumn, TimeGrid } from '@/components/calendar/availability/week/time-grid'
import { skyStops } from '@/components/calendar/light/sky-stops'
import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { readWeek } from '@/lib/calendar/availability/queries/read-week'
import { suggestOpenTime } from '@/lib/calendar/availability/rules/open-time'
import {
  countOpenMinutes,
  findOpeningHour,
  findShownHours,
  joinOpenSlots,
  onlyDay,
} from '@/lib/calendar/availability/rules/week-layout'
import { CalendarAddress, everyone } from '@/lib/calendar/availability/schema/calendars'
import type { SlotTime } from '@/lib/calendar/availability/schema/slots'
import type { BookableTime, PhotographerWeek } from '@/lib/calendar/availability/schema/week'
import { calendarTexts, daysTitle, dayTitle } from '@/lib/calendar/availability/words/calendars'
import { openInWords } from '@/lib/calendar/availability/words/open-time'
import { ClientChoice } from '@/lib/people/clients/schema'
import { addDays, type CalendarDate, formatWeekday } from '@/lib/platform/time/calendar-date'
import { now, todayIn, wallTimeOf } from '@/lib/platform/time/clock'
import { countOf } from '@/lib/platform/words'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { CalendarFrame, type CalendarView } from './calendar-frame'

/** A week, or a day, of one photographer or of everyone. */
export async function WeekView({ actor, state, requested, calendars }: CalendarView) {
  const { timeZone } = await getStudio()
  const today = todayIn(timeZone)
  const selected = state.date || today
  const isWeek = state.view === 'week'
  // A narrow screen shows the days of the week also above a single one.
  const week = weekOf(selected)
  const dates = isWeek ? week : [selected]
  const [first, last] = [week[0] ?? selected, week.at(-1) ?? selected]
  const photographerId = requested === everyone ? undefined : requested
  const { photographers: weeks, studioPosition } = await readWeek(actor, { first, last, photographerId })
  const photographers = isWeek ? weeks : weeks.map((one) => onlyDay(one, selected))
  const only = photographers.length === 1 ? photographers[0] : undefined
  const canChange = calendars.some((one) => one.photographerId === only?.photographerId && one.canChange)
  const isColleagues = only && only.photographerId !== actor.profileId
  const colleague = isColleagues ? { photographerId: only.photographerId, fullName: only.fullName } : null
  const hours = findShownHours(
    photographers.flatMap(({ shoots, slots, busyTimes }) => [
      ...shoots,
      ...slots,
      ...busyTimes.filter(({ startTime, endTime }) => startTime !== '00:00' && endTime !== '24:00'),
    ]),
  )
  const clock = { today, time: wallTimeOf(now(), timeZone) }
  const origin = CalendarAddress.href(state)
  const shoots = photographers.flatMap((week) => week.shoots)
  const openMinutes = photographers.reduce((sum, week) => sum + countOpenMinutes(week), 0)
  const openTimeOn = (date: CalendarDate) => ({
    colleague,
    today,
    suggested: suggestOpenTime(date, clock),
    hoursHref: CalendarAddress.href({
      ...state,
      view: 'hours',
      photographer: canChange ? state.photographer : '',
    }),
  })
  const openTime = openTimeOn(selected)
  const menuOf = (date: CalendarDate) =>
    only &&
    canChange &&
    date >= today && (
      <DayMenu
        {...openTimeOn(date)}
        date={date}
        isBlocked={only.blockedDays.some((blocked) => blocked.date === date)}
        bookHref={listFreeTimes(only).find((free) => free.date === date)?.bookHref ?? ClientChoice.base}
      />
    )
  const columns: GridColumn[] = only
    ? dates.map((date) => ({
        week: only,
        date,
        head: <DayHead date={date} state={state} isLink={isWeek} />,
        menu: menuOf(date),
        isSelected: date === selected,
      }))
    : photographers.map((week) => ({
        week,
        date: selected,
        head: <PhotographerHead state={state} {...week} />,
        isSelected: true,
      }))
  const middle = dates[Math.floor(dates.length / 2)] ?? selected
  const grid = (
    <TimeGrid
      columns={columns}
      hours={hours}
      clock={clock}
      origin={origin}
      skies={studioPosition ? skyStops(middle, hours, studioPosition, timeZone) : undefined}
      canDraw={canChange}
      openingHour={only && findOpeningHour(only, selected, clock)}
      className={only ? undefined : 'cal-lanes'}
    />
  )
  const dayHref = (date: CalendarDate) => CalendarAddress.href({ ...state, date })
  return (
    <CalendarFrame
      state={state}
      calendars={calendars}
      title={isWeek ? daysTitle(first, last, today) : dayTitle(selected, today)}
      status={
        <DaysNavigation
          state={state}
          selected={selected}
          isCurrent={dates.includes(today)}
          className="max-md:hidden"
        />
      }
      lead={`${openInWords(openMinutes)} · ${countOf(shoots.length, 'shoot')}`}
      shown={only?.photographerId ?? everyone}
      hasEveryone
      actions={
        <>
          {canChange && <OpenTimeButton key={selected} {...openTime} />}
          <LinkButton href={ClientChoice.base} icon="calendar-plus">
            New booking
          </LinkButton>
        </>
      }
    >
      <PhoneDays
        state={state}
        selected={selected}
        today={today}
        weeks={weeks}
        dates={week}
        menu={menuOf(selected)}
      />
      <DaySwipe previousHref={dayHref(addDays(selected, -1))} nextHref={dayHref(addDays(selected, 1))}>
        {!only && (
          <StudioTable
            weeks={photographers}
            dates={dates}
            selected={selected}
            today={today}
            origin={origin}
            className={isWeek ? undefined : 'md:hidden'}
          />
        )}
        {!only && !isWeek && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls sideways, also by keyboard
          <section aria-label="Photographers" tabIndex={0} className="overflow-x-auto max-md:hidden">
            {grid}
          </section>
        )}
        {only && canChange && (
          <TimeDrawing
            colleague={colleague}
            hours={hours}
            openTimes={listOpenTimes(only, dates)}
            freeTimes={listFreeTimes(only)}
          >
            {grid}
          </TimeDrawing>
        )}
        {only && !canChange && grid}
      </DaySwipe>
      {(only || !isWeek) && <CalendarLegend />}
      {isWeek && (
        <p className="mt-5 md:hidden">
          <TextLink href={openTime.hoursHref}>{calendarTexts.allHours}</TextLink>
        </p>
      )}
      {canChange && (
        <section
          id="open-time"
          aria-labelledby="open-time-title"
          className="mt-12 hidden scroll-mt-20 noscript:block"
        >
          <SectionHead id="open-time-title" title={calendarTexts.openTime} className="mb-4" />
          <OpenTimeForm {...openTime} />
        </section>
      )}
    </CalendarFrame>
  )
}

function listOpenTimes({ slots }: PhotographerWeek, dates: readonly CalendarDate[]): SlotTime[] {
  return dates.flatMap((date) => joinOpenSlots(slots.filter((slot) => slot.date === date)))
}

function listFreeTimes({ slots }: PhotographerWeek): BookableTime[] {
  return slots
    .filter(({ isAvailable, isBooked, heldUntil }) => isAvailable && !isBooked && !heldUntil)
    .map(({ id, date, startTime, endTime }) => {
      return { date, startTime, endTime, bookHref: ClientChoice.href({ slot: id }) }
    })
}

type DayHeadProps = { date: CalendarDate; state: CalendarAddress; isLink: boolean }

function DayHead({ date, state, isLink }: DayHeadProps) {
  const name = (
    <>
      <span aria-hidden="true">
        <b>{Number(date.slice(8))}</b> {formatWeekday(date).slice(0, 3)}
      </span>
      <span className="sr-only">{dayTitle(date, date)}</span>
    </>
  )
  if (!isLink) return name
  return (
    <>
      <Link
        href={CalendarAddress.href({ ...state, view: 'day', date })}
        className="hover:underline max-md:hidden"
      >
        {name}
      </Link>
      <span className="md:hidden">{dayTitle(date, date)}</span>
    </>
  )
}

type PhotographerHeadProps = { state: CalendarAddress; photographerId: string; fullName: string }

function PhotographerHead({ state, photographerId, fullName }: PhotographerHeadProps) {
  return (
    <Link
      href={CalendarAddress.href({ ...state, photographer: photographerId })}
      className="truncate text-ink hover:underline"
    >
      {fullName}
    </Link>
  )
}
