import type { Metadata } from 'next'
import { BlockDaysForm } from '@/components/availability/block-days-form'
import { BlockedDays } from '@/components/availability/blocked-days'
import { HoursForm } from '@/components/availability/hours-form'
import { PatternList } from '@/components/availability/pattern-list'
import { TermsForm } from '@/components/availability/terms-form'
import { FormSection } from '@/components/ui/form-section'
import { listOwnBlockedDays, listOwnPatterns, readOwnTerms } from '@/lib/availability/queries/own-hours'
import { daysAhead } from '@/lib/availability/rules'
import { authorizePage } from '@/lib/entry/authorize-page'
import { addDays } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { getStudio } from '@/lib/studio/queries'

export const metadata: Metadata = { title: 'Weekly availability' }

/** How far the form opens hours before another end is chosen: eight weeks. */
const usualDays = 56

export default async function AvailabilityPage() {
  const actor = await authorizePage('photographer')
  const [patterns, blocked, terms, { timeZone }] = await Promise.all([
    listOwnPatterns(actor),
    listOwnBlockedDays(actor),
    readOwnTerms(actor),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const furthest = addDays(today, daysAhead)
  return (
    <>
      <FormSection
        title="Weekly hours"
        lead="Hours in which a shoot may take place. They open slots by themselves; single slots are changed in the Admin Panel."
      >
        <PatternList patterns={patterns} />
        <HoursForm today={today} furthest={furthest} defaultUntil={addDays(today, usualDays)} />
      </FormSection>
      <FormSection title="Rules" lead="In force at once. Shoots already booked stay as they are.">
        <TermsForm terms={terms} />
      </FormSection>
      <FormSection
        title="Blocked days"
        lead="On these days nothing is offered. The slots stay and come back when you unblock."
      >
        <BlockedDays ranges={blocked} />
        <BlockDaysForm today={today} furthest={furthest} />
      </FormSection>
    </>
  )
}
