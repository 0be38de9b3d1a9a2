import type { Metadata } from 'next'
import { LiveRefresh } from '@/components/live/live-refresh'
import { EmptyState } from '@/components/ui/empty-state'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import { listCalendars } from '@/lib/calendar/availability/queries/list-calendars'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { CalendarAddress, everyone } from '@/lib/calendar/availability/schema/calendars'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { authorizePage } from '@/lib/entry/authorize-page'
import { setNotFoundStatus } from '@/lib/platform/web/response-status'
import { HoursView } from './hours-view'
import { WeekView } from './week-view'

export const metadata: Metadata = { title: calendarTexts.title }

/** The week and the day of the studio, by photographer, and the hours of each. Photographers see their own; the owner sees everyone's. */
export default async function CalendarPage({ searchParams }: PageProps<'/calendar'>) {
  const actor = await authorizePage('edit-calendars')
  const state = CalendarAddress.parse(await searchParams)
  const own = isPhotographer(actor) ? actor.profileId : ''
  const requested = state.photographer || own || everyone
  const visible = await listCalendars(actor)
  const calendars = state.view === 'hours' ? visible.filter(({ canChange }) => canChange) : visible
  const isFound =
    requested === everyone
      ? calendars.length > 0
      : calendars.some(({ photographerId }) => photographerId === requested)
  if (!isFound && requested !== everyone) setNotFoundStatus()
  return (
    <PageBody>
      {isFound && state.view !== 'hours' && (
        <WeekView actor={actor} state={state} requested={requested} calendars={calendars} />
      )}
      {isFound && state.view === 'hours' && (
        <HoursView actor={actor} state={state} requested={requested} calendars={calendars} />
      )}
      {!isFound && <NoCalendar hasOthers={calendars.length > 0} />}
      <LiveRefresh events={['joined', 'slots-changed']} channel={slotsChanged.channel} />
      <LiveRefresh events={['booking-changed']} />
    </PageBody>
  )
}

function NoCalendar({ hasOthers }: { hasOthers: boolean }) {
  return (
    <>
      <PageHead over={calendarTexts.title} title={calendarTexts.missing} />
      <EmptyState headingLevel={2} title={hasOthers ? calendarTexts.choose : calendarTexts.none}>
        {hasOthers ? calendarTexts.chooseDetail : calendarTexts.noneDetail}
      </EmptyState>
    </>
  )
}
