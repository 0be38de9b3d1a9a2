'use client'

import { useRouter } from 'next/navigation'
import type { SummaryRow } from '@/components/bookings/wizard/summary'
import { toast } from '@/components/ui/toast'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { rescheduleBookingAction } from '@/lib/bookings/actions'
import { wizardHref } from '@/lib/bookings/rules/wizard-address'
import { movedToAnother } from '@/lib/bookings/words/changes'
import { DetailsStep } from './details-step'
import type { ChosenTime } from './use-chosen-time'
import { type Texts, useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type MoveDetailsProps = {
  bookingId: string
  texts: Texts
  rows: SummaryRow[]
  total: string
  countText: string
  time: ChosenTime
  slot: SlotChoice
  /** The photographer who has to approve the new time, when it isn't the previous one. */
  newPhotographer: string | null
}

/** Step 3 of a reschedule: the same booking at another time, with its address and instructions filled in. */
export function MoveDetails({ bookingId, texts, time, slot, newPhotographer, ...summary }: MoveDetailsProps) {
  const router = useRouter()
  const draft = useDraft(`northlight.reschedule.${bookingId}`, texts)
  const submission = useSubmission(async ({ check, showErrors }) => {
    const details = await check(draft.texts)
    if (!details) {
      showErrors()
      return false
    }
    const result = await rescheduleBookingAction({ ...details, bookingId, slotId: slot.id })
    if (result.ok) {
      draft.forget()
      const when = `${slot.dateText}, ${slot.timeText}.`
      toast.success(
        'Booking rescheduled',
        newPhotographer ? `${when} ${movedToAnother(newPhotographer)}` : when,
      )
      router.push(`/booking/${bookingId}`)
      return true
    }
    if (result.code === 'unexpected') throw new Error(result.message)
    if (result.code === 'slot-taken') time.lose()
    else showErrors(result)
    return false
  }, 'Failed to reschedule booking. Please try again.')

  return (
    <DetailsStep
      {...summary}
      time={time}
      slot={slot}
      draft={draft}
      submission={submission}
      action="Reschedule Booking"
      busyText="Rescheduling booking"
      backHref={wizardHref({ step: 'calendar', rescheduleId: bookingId, slotId: slot.id })}
    />
  )
}
