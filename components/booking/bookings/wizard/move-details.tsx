'use client'

import { useRouter } from 'next/navigation'
import { toast } from '@/components/ui/toast'
import { rescheduleBookingAction } from '@/lib/booking/bookings/actions'
import { type Wizard, wizardHref } from '@/lib/booking/bookings/rules/wizard-address'
import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { movedToAnother } from '@/lib/booking/bookings/words/changes'
import { estimatedTaxLabel, plusTaxText } from '@/lib/booking/bookings/words/tax'
import type { SlotChoice } from '@/lib/calendar/availability/schema/slots'
import { formatCents } from '@/lib/platform/money/money'
import { formatDay } from '@/lib/platform/time/calendar-date'
import { DetailsStep } from './details-step'
import type { ChosenTime } from './use-chosen-time'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type MoveDetailsProps = {
  booking: BookingDetail
  wizard: Wizard
  time: ChosenTime
  slot: SlotChoice
  /** The studio's. */
  timeZone: string
  /** The photographer who has to approve the new time, when it isn't the previous one. */
  newPhotographer: string | null
}

/** Step 3 of a reschedule: the same booking at another time, with its address and instructions filled in. */
export function MoveDetails(props: MoveDetailsProps) {
  const { booking, wizard, time, slot, timeZone, newPhotographer } = props
  const router = useRouter()
  const { id: bookingId, services, totalCents, taxCents, currency } = booking
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
      timeZone={timeZone}
      services={services}
      travel={booking.travel}
      couponCode={booking.couponCode}
      tax={taxCents ? { label: estimatedTaxLabel, value: formatCents(taxCents, currency) } : null}
      total={`${formatCents(totalCents, currency)}${taxCents === null ? ` ${plusTaxText}` : ''}`}
      currency={currency}
      movesFrom={`${formatDay(booking.date)}, ${booking.startTime}`}
      draft={draft}
      submission={submission}
      action="Reschedule Booking"
      busyText="Rescheduling booking"
      backHref={wizardHref({ ...wizard, step: 'calendar', slotId: slot.id })}
    />
  )
}
