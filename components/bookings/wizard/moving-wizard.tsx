'use client'

import { HoldAnnouncer } from '@/components/availability/hold-clock'
import { SlotNotice } from '@/components/availability/slot-notice'
import type { SummaryRow } from '@/components/bookings/wizard/summary'
import { WizardFrame } from '@/components/bookings/wizard/wizard-frame'
import { Notice } from '@/components/ui/notice'
import type { Offer } from '@/lib/availability/schema/slots'
import { visitTakes } from '@/lib/availability/words'
import { wizardHref } from '@/lib/bookings/rules/wizard-address'
import { moveToAnother, moveToReader } from '@/lib/bookings/words/changes'
import { toDetailsLabel } from '@/lib/bookings/words/wizard'
import { visitMinutes } from '@/lib/catalog/rules/services'
import { CalendarStep } from './calendar-step'
import { MoveDetails } from './move-details'
import { type LinkedTime, useChosenTime } from './use-chosen-time'
import type { Texts } from './use-draft'
import { useShownStep, useTitleFocus, useWizard } from './use-wizard'

type MovingWizardProps = {
  booking: {
    id: string
    address: string
    whenText: string
    texts: Texts
    rows: SummaryRow[]
    photographer: { id: string; fullName: string }
  }
  readerIsPhotographer: boolean
  /** Formatted. */
  total: string
  countText: string
  offer: Offer
  /** In the studio's zone. */
  today: string
  /** Names the time zone of all times. */
  timesNote: string
  /** Warns that the late fee still applies; null while cancelling is free. */
  feeNote: string | null
  /** The booked services with their durations. */
  visit: { name: string; durationMinutes: number }[]
  /** The slot that the URL names. */
  linked: LinkedTime | null
}

/** The wizard from its calendar on, for a reschedule. Services and prices stay as booked. */
export function MovingWizard(props: MovingWizardProps) {
  const { booking, readerIsPhotographer, total, countText, offer, today, timesNote, feeNote, visit, linked } =
    props
  const wizard = useWizard()
  const time = useChosenTime(offer, wizard, { minutes: visitMinutes(visit), linked })
  const step = useShownStep(wizard, { hasServices: true, hasSlot: time.slot !== null })
  const titleRef = useTitleFocus(step)
  const rescheduleId = booking.id
  const newPhotographer =
    time.slot && time.slot.photographerId !== booking.photographer.id ? time.slot.photographerName : null
  const notices = (
    <>
      {time.heldUntil !== null && <HoldAnnouncer until={time.heldUntil} />}
      {feeNote && (
        <Notice tone="wait" className="mb-8 max-w-152">
          {feeNote}
        </Notice>
      )}
      {newPhotographer && (
        <Notice tone="wait" className="mb-8 max-w-152" announce>
          {readerIsPhotographer
            ? moveToReader(booking.photographer.fullName)
            : moveToAnother(booking.photographer.fullName, newPhotographer)}
        </Notice>
      )}
    </>
  )

  if (step === 'calendar' || !time.slot) {
    return (
      <WizardFrame
        step={2}
        lastStep="Details"
        title="Select Date & Time"
        lead={`Choose a new time for ${booking.address}, currently on ${booking.whenText}. ${visitTakes(time.minutes)} ${timesNote}`}
        notice={
          <>
            {notices}
            <SlotNotice
              problem={time.problem}
              slot={time.slot}
              nearest={time.nearest}
              onChoose={time.choose}
            />
          </>
        }
        titleRef={titleRef}
      >
        <CalendarStep
          time={time}
          visit={visit}
          today={today}
          countText={countText}
          total={total}
          forward={toDetailsLabel}
          hrefOf={(slot) => wizardHref({ step: 'details', rescheduleId, slotId: slot.id })}
          back={{ text: 'Back to Booking', href: `/booking/${rescheduleId}` }}
        />
      </WizardFrame>
    )
  }

  return (
    <WizardFrame
      step={3}
      lastStep="Details"
      title="Booking Details"
      lead={`Currently on ${booking.whenText}. The booking keeps its number and price.`}
      notice={notices}
      titleRef={titleRef}
    >
      <MoveDetails
        bookingId={rescheduleId}
        texts={booking.texts}
        rows={booking.rows}
        total={total}
        countText={countText}
        time={time}
        slot={time.slot}
        newPhotographer={readerIsPhotographer ? null : newPhotographer}
      />
    </WizardFrame>
  )
}
