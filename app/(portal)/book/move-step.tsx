'use client'

import { useRouter } from 'next/navigation'
import { NearestSlots } from '@/components/availability/nearest-slots'
import { ShootFields } from '@/components/bookings/shoot-fields'
import { WizardColumns } from '@/components/bookings/wizard-frame'
import { toast } from '@/components/ui/toast'
import type { SlotChoice } from '@/lib/availability/schema'
import { rescheduleBooking } from '@/lib/bookings/actions'
import { DetailsSummary } from './details-summary'
import { type Texts, useDraft } from './use-draft'
import { useSlotChoice } from './use-slot-choice'
import { useSubmission } from './use-submission'
import { wizardHref } from './wizard-address'

type MoveStepProps = {
  bookingId: string
  texts: Texts
  lines: { key: string; label: string; value: string }[]
  total: string
  slot: SlotChoice
}

/** Step 3 of a reschedule: the same booking at another time, its address and instructions carried along. */
export function MoveStep({ bookingId, texts, lines, total, slot: initialSlot }: MoveStepProps) {
  const router = useRouter()
  const { draft, update, forget } = useDraft(`northlight.reschedule.${bookingId}`, texts)
  const { slot, lost, lose, replace } = useSlotChoice(initialSlot, (slotId) =>
    wizardHref({ step: 'details', rescheduleId: bookingId, slotId }),
  )
  const { form, busy, errors, submit } = useSubmission(async ({ check, refuse }) => {
    const details = await check(draft)
    if (!details) return refuse()
    const result = await rescheduleBooking({ ...details, bookingId, slotId: slot.id })
    if (result.ok) {
      forget()
      toast.success('Booking rescheduled', `${slot.dateText}, ${slot.timeText}.`)
      return router.push(`/booking/${bookingId}`)
    }
    if (result.code === 'slot-taken') return lose()
    if (result.code === 'unexpected') throw new Error(result.message)
    refuse(result)
  }, 'Failed to reschedule booking. Please try again.')

  return (
    <WizardColumns
      summary={
        <DetailsSummary
          lines={lines}
          total={total}
          slot={slot}
          action="Reschedule Booking"
          busyText="Rescheduling booking"
          busy={busy}
          isBlocked={lost !== null}
          backHref={wizardHref({ step: 'calendar', rescheduleId: bookingId, slotId: slot.id })}
        />
      }
    >
      {lost && <NearestSlots slots={lost.nearest} onChoose={replace} />}
      <form
        ref={form}
        id="booking-details"
        method="post"
        noValidate
        onSubmit={submit}
        className="grid max-w-152 gap-5.5"
      >
        <ShootFields
          propertyAddress={draft.propertyAddress}
          specialInstructions={draft.specialInstructions}
          onChange={(field, value) => update({ [field]: value })}
          errors={errors}
        />
      </form>
    </WizardColumns>
  )
}
