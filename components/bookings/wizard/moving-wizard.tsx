'use client'

import { useRouter } from 'next/navigation'
import { HoldAnnouncer } from '@/components/availability/hold-clock'
import { Notice } from '@/components/ui/notice'
import { replaceAddress } from '@/components/ui/page-address'
import { toast } from '@/components/ui/toast'
import type { LinkedTime, Offer, SlotChoice } from '@/lib/availability/schema/slots'
import { visitTakes } from '@/lib/availability/words'
import { rescheduleBookingAction } from '@/lib/bookings/actions'
import { goLiveDay, type Wizard, wizardHref } from '@/lib/bookings/rules/wizard-address'
import type { BookingDetail, Turnaround } from '@/lib/bookings/schema'
import { rescheduleFeeText } from '@/lib/bookings/words/cancelling'
import { movedToAnother, moveToAnother, moveToReader } from '@/lib/bookings/words/changes'
import { toDetailsLabel } from '@/lib/bookings/words/wizard'
import { visitMinutes } from '@/lib/catalog/rules/services'
import { whenOf } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import { CalendarStep } from './calendar-step'
import { DetailsStep } from './details-step'
import { type ChosenTime, useChosenTime } from './use-chosen-time'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'
import { useStep, useWizard } from './use-wizard'
import { WizardFrame } from './wizard-frame'

type MovingWizardProps = {
  booking: BookingDetail
  readerIsPhotographer: boolean
  offer: Offer
  turnaround: Turnaround
  /** In the studio's zone. */
  today: string
  /** Names the time zone of all times. */
  timesNote: string
  /** The studio's. */
  timeZone: string
  /** The slot that the URL names. */
  linked: LinkedTime | null
}

/** The wizard from its calendar on, for a reschedule. Services and prices stay as booked. */
export function MovingWizard(props: MovingWizardProps) {
  const { booking, readerIsPhotographer, offer, today, timesNote, timeZone, linked, turnaround } = props
  const { id: rescheduleId, photographer, visit } = booking
  const wizard = useWizard()
  const time = useChosenTime(offer, wizard, {
    minutes: visitMinutes(visit),
    linked,
    liveOn: goLiveDay(wizard, booking.goLive?.liveOn),
    turnaround,
  })
  const { step, titleRef } = useStep(wizard, { hasServices: true, hasSlot: time.slot !== null })
  const feeNote = readerIsPhotographer ? null : rescheduleFeeText(booking)
  const newPhotographer =
    time.slot && time.slot.photographerId !== photographer.id ? time.slot.photographerName : null
  const notice = (
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
            ? moveToReader(photographer.fullName)
            : moveToAnother(photographer.fullName, newPhotographer)}
        </Notice>
      )}
    </>
  )

  if (step === 'calendar' || !time.slot) {
    return (
      <CalendarStep
        lead={`Choose a new time for ${booking.address}, currently on ${whenOf(booking)}. ${visitTakes(time.minutes)} ${timesNote}`}
        lastStep="Details"
        notice={notice}
        titleRef={titleRef}
        time={time}
        turnaround={turnaround}
        onLiveOn={(liveOn) => replaceAddress(wizardHref({ ...wizard, liveOn: liveOn ?? 'none' }))}
        visit={visit}
        property={{ address: booking.address, facing: booking.facing, timeZone }}
        today={today}
        total={formatCents(booking.totalCents, booking.currency)}
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
      titleRef={titleRef}
    >
      <MoveDetails
        booking={booking}
        wizard={wizard}
        time={time}
        slot={time.slot}
        newPhotographer={readerIsPhotographer ? null : newPhotographer}
      />
    </WizardFrame>
  )
}

type MoveDetailsProps = {
  booking: BookingDetail
  wizard: Wizard
  time: ChosenTime
  slot: SlotChoice
  /** The photographer who has to approve the new time, when it isn't the previous one. */
  newPhotographer: string | null
}

/** Step 3 of a reschedule: the same booking at another time, with its address and instructions filled in. */
function MoveDetails({ booking, wizard, time, slot, newPhotographer }: MoveDetailsProps) {
  const router = useRouter()
  const { id: bookingId, services, totalCents, currency } = booking
  const draft = useDraft(`northlight.reschedule.${bookingId}`, {
    propertyAddress: booking.address,
    specialInstructions: booking.specialInstructions ?? '',
  })
  const submission = useSubmission({
    texts: draft.texts,
    send: (texts) =>
      rescheduleBookingAction({
        ...texts,
        bookingId,
        slotId: slot.id,
        goLiveOn: time.goLive?.liveOn ?? null,
      }),
    onDone() {
      draft.forget()
      const when = `${slot.dateText}, ${slot.timeText}.`
      toast.success(
        'Booking rescheduled',
        newPhotographer ? `${when} ${movedToAnother(newPhotographer)}` : when,
      )
      router.push(`/booking/${bookingId}`)
    },
    onSlotTaken: time.lose,
    onError({ message, fields }) {
      // The date's field is in the step before.
      if (!fields?.goLiveOn) return false
      toast.error('Error', message)
      return true
    },
    failed: 'Failed to reschedule booking. Please try again.',
  })

  return (
    <DetailsStep
      time={time}
      slot={slot}
      services={services}
      travel={booking.travel}
      totalCents={totalCents}
      currency={currency}
      draft={draft}
      submission={submission}
      action="Reschedule Booking"
      busyText="Rescheduling booking"
      backHref={wizardHref({ ...wizard, step: 'calendar', slotId: slot.id })}
    />
  )
}
