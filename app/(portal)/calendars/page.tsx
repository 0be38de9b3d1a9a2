import type { Metadata } from 'next'
import { Fragment } from 'react'
import { CalendarSections } from '@/components/calendar/availability/calendar-sections'
import { SlotList } from '@/components/calendar/availability/slot-list'
import { LiveRefresh } from '@/components/live/live-refresh'
import { EmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { FormSection } from '@/components/ui/form-section'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import type { Actor } from '@/lib/auth/actor'
import { listCalendars } from '@/lib/calendar/availability/queries/list-calendars'
import { readCalendar } from '@/lib/calendar/availability/queries/read-calendar'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { type Calendar, CalendarAddress } from '@/lib/calendar/availability/schema/calendars'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { authorizePage } from '@/lib/entry/authorize-page'
import { todayIn } from '@/lib/platform/time/clock'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: calendarTexts.title }

/** The calendar of one photographer, for those who change all. Photographers have theirs in the settings. */
export default async function CalendarsPage({ searchParams }: PageProps<'/calendars'>) {
  const actor = await authorizePage('edit-all-calendars')
  const { photographer, month } = CalendarAddress.parse(await searchParams)
  const calendars = await listCalendars(actor)
  const shown = photographer
    ? calendars.find(({ photographerId }) => photographerId === photographer)
    : calendars[0]
  if (photographer && !shown) setNotFoundStatus()
  return (
    <PageBody>
      <PageHead
        over={calendarTexts.title}
        title={shown?.fullName ?? calendarTexts.missing}
        lead={shown && calendarTexts.lead}
        actions={
          calendars.length > 0 && (
            <FilterBar
              url={CalendarAddress}
              state={{ photographer: shown?.photographerId ?? '', month: '' }}
              className="w-64 max-w-full"
              fields={[
                {
                  kind: 'select',
                  name: 'photographer',
                  label: 'Photographer',
                  options: toOptions(calendars, shown),
                },
              ]}
            />
          )
        }
      />
      {shown ? (
        <Fragment key={shown.photographerId}>
          <PhotographerCalendar actor={actor} calendar={shown} month={month || undefined} />
        </Fragment>
      ) : (
        <EmptyState headingLevel={2} title={calendars.length > 0 ? calendarTexts.choose : calendarTexts.none}>
          {calendars.length > 0 ? calendarTexts.chooseDetail : calendarTexts.noneDetail}
        </EmptyState>
      )}
      <LiveRefresh events={['joined', 'slots-changed']} channel={slotsChanged.channel} />
    </PageBody>
  )
}

function toOptions(calendars: readonly Calendar[], shown: Calendar | undefined) {
  const options = calendars.map(({ photographerId, fullName }) => ({
    value: photographerId,
    label: fullName,
  }))
  return shown ? options : [{ value: '', label: 'Choose a photographer' }, ...options]
}

type PhotographerCalendarProps = { actor: Actor; calendar: Calendar; month?: string }

async function PhotographerCalendar({ actor, calendar, month }: PhotographerCalendarProps) {
  const { photographerId } = calendar
  const [slots, sections, { timeZone }] = await Promise.all([
    readMonth(actor, photographerId, month),
    readCalendar(actor, photographerId),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  return (
    <>
      <FormSection title={calendarTexts.slots} lead={calendarTexts.slotsLead}>
        <SlotList month={slots} today={today} colleague={calendar} />
      </FormSection>
      <CalendarSections colleague={calendar} today={today} {...sections} />
    </>
  )
}
