import { BlockedDays } from '@/components/calendar/availability/blocked-days'
import { HoursForm } from '@/components/calendar/availability/hours-form'
import { LazyBlockDaysForm } from '@/components/calendar/availability/lazy-block-days-form'
import { LazyBookingRulesForm } from '@/components/calendar/availability/lazy-booking-rules-form'
import { WeeklyHoursList } from '@/components/calendar/availability/weekly-hours-list'
import { Disclosure } from '@/components/ui/disclosure'
import { FormSection } from '@/components/ui/form-section'
import { daysAhead, defaultPatternDays } from '@/lib/calendar/availability/limits'
import type { Calendar } from '@/lib/calendar/availability/schema/calendars'
import type {
  BlockedRange,
  PhotographerTerms,
  WeeklyHours,
} from '@/lib/calendar/availability/schema/weekly-hours'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { addDays } from '@/lib/platform/time/calendar-date'

type CalendarSectionsProps = {
  /** Whose calendar it is; null for the reader's own. */
  colleague: Calendar | null
  patterns: readonly WeeklyHours[]
  terms: PhotographerTerms
  blocked: readonly BlockedRange[]
  today: string
}

/** Weekly hours, booking rules, and blocked days of one photographer. */
export function CalendarSections({ colleague, patterns, terms, blocked, today }: CalendarSectionsProps) {
  const furthest = addDays(today, daysAhead)
  return (
    <>
      <FormSection
        title="Weekly hours"
        lead={
          colleague
            ? 'Regular hours for shoots. They add slots automatically.'
            : 'Your regular hours for shoots. They add slots automatically; edit single slots in the calendar.'
        }
      >
        <WeeklyHoursList patterns={patterns} />
        <Disclosure look="row" summary={calendarTexts.addHours} open={patterns.length === 0}>
          <div className="pt-3 pb-6">
            <HoursForm
              colleague={colleague}
              today={today}
              furthest={furthest}
              defaultUntil={addDays(today, defaultPatternDays)}
            />
          </div>
        </Disclosure>
      </FormSection>
      <FormSection title="Booking rules" lead="Changes apply immediately. Booked shoots aren't affected.">
        <LazyBookingRulesForm terms={terms} colleague={colleague} />
      </FormSection>
      <FormSection
        id="blocked-days"
        title="Blocked days"
        lead={`Clients can't book ${colleague?.fullName ?? 'you'} on these days. The slots come back when you unblock them.`}
      >
        <BlockedDays ranges={blocked} colleague={colleague} />
        <LazyBlockDaysForm colleague={colleague} today={today} furthest={furthest} />
      </FormSection>
    </>
  )
}
