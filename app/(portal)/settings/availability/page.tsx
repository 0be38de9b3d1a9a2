import type { Metadata } from 'next'
import { CalendarSections } from '@/components/calendar/availability/calendar-sections'
import { AddCalendarForm } from '@/components/calendar/calendars/add-calendar-form'
import { AddressGuide } from '@/components/calendar/calendars/address-guide'
import { CalendarList } from '@/components/calendar/calendars/calendar-list'
import { ConflictNotice } from '@/components/calendar/calendars/conflict-notice'
import { SettingsHead } from '@/components/studio/settings/settings-head'
import { FormSection } from '@/components/ui/form-section'
import { readCalendar } from '@/lib/calendar/availability/queries/read-calendar'
import { listOwnCalendars } from '@/lib/calendar/calendars/queries/list-own-calendars'
import { listOwnConflicts } from '@/lib/calendar/calendars/queries/list-own-conflicts'
import { authorizePage } from '@/lib/entry/authorize-page'
import { formatInstant, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export const metadata: Metadata = { title: 'Weekly availability' }

export default async function AvailabilityPage() {
  const actor = await authorizePage('photographer')
  const [calendar, calendars, conflicts, { timeZone }] = await Promise.all([
    readCalendar(actor, actor.profileId),
    listOwnCalendars(actor),
    listOwnConflicts(actor),
    getStudio(),
  ])
  return (
    <>
      <SettingsHead page="/settings/availability" />
      <CalendarSections colleague={null} today={todayIn(timeZone)} {...calendar} />
      <FormSection
        title="Your other calendars"
        lead="Clients can't book you while you're busy there. We read them every few minutes."
      >
        <ConflictNotice conflicts={conflicts} hasLinks />
        <CalendarList
          calendars={calendars.map((other) => ({
            ...other,
            readText: other.readAt && formatInstant(other.readAt, timeZone),
          }))}
        />
        <AddCalendarForm />
        <AddressGuide />
      </FormSection>
    </>
  )
}
