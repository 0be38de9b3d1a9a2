import { Fragment } from 'react'
import { CalendarSections } from '@/components/calendar/availability/calendar-sections'
import { LazySlotList } from '@/components/calendar/availability/lazy-slot-list'
import { AddCalendarForm } from '@/components/calendar/calendars/add-calendar-form'
import { AddressGuide } from '@/components/calendar/calendars/address-guide'
import { CalendarList } from '@/components/calendar/calendars/calendar-list'
import { ConflictNotice } from '@/components/calendar/calendars/conflict-notice'
import { LinkButton } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { FormSection } from '@/components/ui/form-section'
import type { Actor } from '@/lib/auth/actor'
import { readCalendar } from '@/lib/calendar/availability/queries/read-calendar'
import { readMonth } from '@/lib/calendar/availability/queries/read-month'
import { type Calendar, CalendarAddress } from '@/lib/calendar/availability/schema/calendars'
import { calendarTexts } from '@/lib/calendar/availability/words/calendars'
import { listOwnCalendars } from '@/lib/calendar/calendars/queries/list-own-calendars'
import { listOwnConflicts } from '@/lib/calendar/calendars/queries/list-own-conflicts'
import { ClientChoice } from '@/lib/people/clients/schema'
import { formatInstant, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { CalendarFrame, type CalendarView } from './calendar-frame'

/** Slots, weekly hours, booking rules, and blocked days of one photographer, and their calendars elsewhere. */
export async function HoursView({ actor, state, requested, calendars }: CalendarView) {
  const shown = calendars.find(({ photographerId }) => photographerId === requested) ?? calendars[0]
  if (!shown) return null
  const isOwn = shown.photographerId === actor.profileId
  return (
    <CalendarFrame
      state={state}
      calendars={calendars}
      title={isOwn ? calendarTexts.ownHours : shown.fullName}
      lead={calendarTexts.lead}
      shown={shown.photographerId}
      hasEveryone={false}
      actions={
        <LinkButton href={ClientChoice.base} icon="calendar-plus">
          New booking
        </LinkButton>
      }
    >
      <Fragment key={shown.photographerId}>
        <Hours actor={actor} shown={shown} isOwn={isOwn} month={state.month || undefined} />
      </Fragment>
    </CalendarFrame>
  )
}

type HoursProps = { actor: Actor; shown: Calendar; isOwn: boolean; month?: string }

async function Hours({ actor, shown, isOwn, month }: HoursProps) {
  const { photographerId, fullName } = shown
  const [slots, sections, { timeZone }] = await Promise.all([
    readMonth(actor, photographerId, month),
    readCalendar(actor, photographerId),
    getStudio(),
  ])
  const today = todayIn(timeZone)
  const colleague = isOwn ? null : { photographerId, fullName }
  const hours = CalendarAddress.href({ view: 'hours', photographer: isOwn ? '' : photographerId })
  const monthBase = `${hours}&month=`
  return (
    <>
      <CalendarSections colleague={colleague} today={today} {...sections} />
      <FormSection title={calendarTexts.slots} lead={calendarTexts.slotsLead}>
        <Disclosure look="row" summary={calendarTexts.editSlots} open={month !== undefined}>
          <LazySlotList month={slots} today={today} colleague={colleague} monthBase={monthBase} />
        </Disclosure>
      </FormSection>
      {isOwn && <OtherCalendars actor={actor} timeZone={timeZone} />}
    </>
  )
}

async function OtherCalendars({ actor, timeZone }: { actor: Actor; timeZone: string }) {
  const [calendars, conflicts] = await Promise.all([listOwnCalendars(actor), listOwnConflicts(actor)])
  return (
    <FormSection
      id="other-calendars"
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
  )
}
