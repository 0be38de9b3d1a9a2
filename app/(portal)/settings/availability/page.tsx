import type { Metadata } from 'next'
import { BlockedDays } from '@/components/availability/blocked-days'
import { HoursForm } from '@/components/availability/hours-form'
import { LazyBlockDaysForm } from '@/components/availability/lazy-block-days-form'
import { PatternList } from '@/components/availability/pattern-list'
import { TermsForm } from '@/components/availability/terms-form'
import { AddCalendarForm } from '@/components/calendars/add-calendar-form'
import { AddressGuide } from '@/components/calendars/address-guide'
import { CalendarList } from '@/components/calendars/calendar-list'
import { ConflictNotice } from '@/components/calendars/conflict-notice'
import { FormSection } from '@/components/ui/form-section'
import { daysAhead } from '@/lib/availability/limits'
import { listOwnBlockedDays } from '@/lib/availability/queries/list-own-blocked-days'
import { listOwnPatterns } from '@/lib/availability/queries/list-own-patterns'
import { readOwnTerms } from '@/lib/availability/queries/read-own-terms'
import { listOwnCalendars } from '@/lib/calendars/queries/list-own-calendars'
import { listOwnConflicts } from '@/lib/calendars/queries/list-own-conflicts'
import { authorizePage } from '@/lib/entry/authorize-page'
import { addDays } from '@/lib/platform/calendar-date'
import { formatInstant, todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries/get-studio'

export const metadata: Metadata = { title: 'Weekly availability' }

/** The default length of new weekly hours: eight weeks. */
const defaultDays = 56

export default async function AvailabilityPage() {
  const actor = await authorizePage('photographer')
  const [patterns, blocked, terms, calendars, conflicts, { timeZone }] = await Promise.all([
    listOwnPatterns(actor),
    listOwnBlockedDays(actor),
    readOwnTerms(actor),
    listOwnCalendars(actor),
    listOwnConflicts(actor),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const furthest = addDays(today, daysAhead)
  return (
    <>
      <FormSection
        title="Weekly hours"
        lead="Your regular hours for shoots. They add slots automatically; edit single slots in the Admin Panel."
      >
        <PatternList patterns={patterns} />
        <HoursForm today={today} furthest={furthest} defaultUntil={addDays(today, defaultDays)} />
      </FormSection>
      <FormSection title="Booking rules" lead="Changes apply immediately. Booked shoots aren't affected.">
        <TermsForm terms={terms} />
      </FormSection>
      <FormSection
        title="Blocked days"
        lead="Clients can't book you on these days. Your slots come back when you unblock them."
      >
        <BlockedDays ranges={blocked} />
        <LazyBlockDaysForm today={today} furthest={furthest} />
      </FormSection>
      <FormSection
        title="Your other calendars"
        lead="Clients can't book you while you're busy there. We read them every few minutes."
      >
        <ConflictNotice conflicts={conflicts} hasLinks />
        <CalendarList
          calendars={calendars.map((calendar) => ({
            ...calendar,
            readText: calendar.readAt && formatInstant(calendar.readAt, timeZone),
          }))}
        />
        <AddCalendarForm />
        <AddressGuide />
      </FormSection>
    </>
  )
}
