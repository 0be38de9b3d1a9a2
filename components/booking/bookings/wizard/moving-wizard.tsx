'use client'

import { type ComponentProps, Suspense, useCallback } from 'react'
import { LazyHoldAnnouncer } from '@/components/calendar/availability/lazy-hold-announcer'
import { defer, useModule, usePreload } from '@/components/ui/defer'
import { Loading } from '@/components/ui/loading'
import { Notice } from '@/components/ui/notice'
import { replaceAddress } from '@/components/ui/page-address'
import { turnaroundOf } from '@/lib/booking/bookings/rules/turnaround'
import { goLiveDay, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { rescheduleFeeText } from '@/lib/booking/bookings/words/cancelling'
import { moveToAnother, moveToReader } from '@/lib/booking/bookings/words/changes'
import { toDetailsLabel } from '@/lib/booking/bookings/words/steps'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { visitTakes } from '@/lib/calendar/availability/words/lengths'
import { suggestTime } from '@/lib/calendar/light/rules/suggest-time'
import { lightOfServices } from '@/lib/catalog/services/rules/chosen-services'
import { visitMinutes } from '@/lib/catalog/services/rules/totals'
import { formatCents } from '@/lib/platform/money/money'
import { splitAddress } from '@/lib/platform/text/address'
import { formatDay, whenOf } from '@/lib/platform/time/calendar-date'
import { propertyPosition } from '@/lib/studio/places/rules/place'
import type { Place } from '@/lib/studio/places/schema'
import { CalendarStep, calendarTimes, type WizardTimes } from './calendar-step'
import type { MoveDetails } from './move-details'
import { useChosenTime } from './use-chosen-time'
import { useStep } from './use-step'
import { useStepTitle, useWizard } from './use-wizard'
import { WizardFrame } from './wizard-frame'

const moveDetails = defer(() => import('./move-details'))

type MovingWizardProps = WizardTimes & {
  booking: BookingDetail
  readerIsPhotographer: boolean
}

/** The wizard from its calendar on, for a reschedule. Services and prices stay as booked. */
export function MovingWizard(props: MovingWizardProps) {
  const { booking, readerIsPhotographer, offer, today, timesNote, timeZone, linked } = props
  const { id: rescheduleId, photographer, visit } = booking
  const turnaround = turnaroundOf(visit, props.turnaround)
  usePreload(moveDetails)
  usePreload(calendarTimes)
  const wizard = useWizard()
  const light = lightOfServices(visit)
  const suggest = useCallback(
    (slots: readonly SlotChoice[], place: Place | null) => {
      const others = slots.filter(
        ({ date, startTime }) => date !== booking.date || startTime !== booking.startTime,
      )
      const front = propertyPosition(place) ? booking.facing : null
      return suggestTime(others, place && { position: place, facing: front, timeZone }, light === 'TWILIGHT')
    },
    [booking.date, booking.startTime, booking.facing, timeZone, light],
  )
  const time = useChosenTime(offer, wizard, {
    minutes: visitMinutes(visit),
    linked,
    liveOn: goLiveDay(wizard, booking.goLive?.liveOn),
    turnaround,
    suggest,
  })
  const title = useStepTitle()
  const step = useStep(wizard, { hasServices: true, hasSlot: time.slot !== null }, title)
  const feeNote = readerIsPhotographer ? null : rescheduleFeeText(booking)
  const newPhotographer =
    time.slot && time.slot.photographerId !== photographer.id ? time.slot.photographerName : null
  const notice = (
    <>
      {time.heldUntil !== null && <LazyHoldAnnouncer until={time.heldUntil} slot={time.slot} />}
      {feeNote && (
        <Notice tone="wait" className="mb-8 max-w-152">
          {feeNote}
        </Notice>
      )}
      {newPhotographer && (
        <Notice tone="wait" className="mb-8 max-w-152" announce>
          {readerIsPhotographer
            ? moveToReader(photographer.fullName)
            : moveToAnother(photographer.fullName, newPhotographer)}
        </Notice>
      )}
    </>
  )

  if (step === 'calendar' || !time.slot) {
    return (
      <CalendarStep
        lead={`Choose a new time for ${booking.address}, currently on ${whenOf(booking)}. ${visitTakes(time.minutes, splitAddress(booking.address).street)} ${timesNote}`}
        lastStep="Details"
        notice={notice}
        titleRef={title.ref}
        time={time}
        turnaround={turnaround}
        onLiveOn={(liveOn) => replaceAddress(wizardHref({ ...wizard, liveOn: liveOn ?? 'none' }))}
        visit={visit}
        property={{ address: booking.address, facing: booking.facing, timeZone }}
        today={today}
        total={formatCents(booking.totalCents, booking.currency)}
        movesFrom={`${formatDay(booking.date)}, ${booking.startTime}`}
        isForStudio={readerIsPhotographer}
        forward={toDetailsLabel}
        hrefOf={(slot) => wizardHref({ ...wizard, step: 'details', slotId: slot.id })}
        back={{ text: 'Back to Booking', href: `/booking/${rescheduleId}` }}
      />
    )
  }

  return (
    <WizardFrame
      step={3}
      lastStep="Details"
      title="Booking Details"
      lead={`Currently on ${whenOf(booking)}. The booking keeps its number and price.`}
      notice={notice}
      titleRef={title.ref}
    >
      <Suspense fallback={<Loading />}>
        <LoadedMoveDetails
          booking={booking}
          wizard={wizard}
          time={time}
          slot={time.slot}
          timeZone={timeZone}
          newPhotographer={readerIsPhotographer ? null : newPhotographer}
        />
      </Suspense>
    </WizardFrame>
  )
}

function LoadedMoveDetails(props: ComponentProps<typeof MoveDetails>) {
  const loaded = useModule(moveDetails)
  return <loaded.MoveDetails {...props} />
}
