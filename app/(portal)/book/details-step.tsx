'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { NearestSlots } from '@/components/availability/nearest-slots'
import { ShootFields } from '@/components/bookings/shoot-fields'
import { WizardColumns } from '@/components/bookings/wizard-frame'
import type { CardPresenter } from '@/components/cards/card-presenter'
import { CardStep, type CardStepProps } from '@/components/cards/card-step'
import { toast } from '@/components/ui/toast'
import type { SlotChoice } from '@/lib/availability/schema'
import { bookShoot } from '@/lib/bookings/actions'
import { DetailsSummary } from './details-summary'
import { useDraft } from './use-draft'
import { useSlotChoice } from './use-slot-choice'
import { useSubmission } from './use-submission'
import { wizardHref } from './wizard-address'

type DetailsStepProps = {
  /** Whose draft this is. */
  profileId: string
  serviceIds: string[]
  lines: { key: string; label: string; value: string }[]
  total: string
  slot: SlotChoice
  card: Omit<CardStepProps, 'ref'>
}

/** Step 3: the address, the card, and the booking itself. */
export function DetailsStep({
  profileId,
  serviceIds,
  lines,
  total,
  slot: initialSlot,
  card,
}: DetailsStepProps) {
  const router = useRouter()
  const presenter = useRef<CardPresenter>(null)
  const { draft, update, requestKeyFor, forget } = useDraft(`northlight.book.${profileId}`, {
    propertyAddress: '',
    specialInstructions: '',
  })
  const { slot, lost, lose, replace } = useSlotChoice(initialSlot, (slotId) =>
    wizardHref({ step: 'details', serviceIds, slotId }),
  )
  const { form, busy, errors, submit } = useSubmission(async ({ check, refuse }) => {
    // Both are checked before anything leaves the browser, so that all that is wrong shows at once.
    const [details, isCardWell] = await Promise.all([check(draft), presenter.current?.check()])
    if (!details || !isCardWell) return refuse()
    const presented = await presenter.current?.present(window.location.href)
    if (presented?.kind === 'refused') return toast.error('Error', 'Failed to process payment')
    if (presented?.kind === 'invalid') return refuse()
    if (presented?.kind !== 'card') return
    const result = await bookShoot({
      ...details,
      serviceIds,
      slotId: slot.id,
      card: presented.card,
      requestKey: requestKeyFor(`${slot.id} ${serviceIds.join()}`),
    })
    if (result.ok) {
      forget()
      toast.success(
        'Booking received',
        `${slot.dateText}, ${slot.timeText}. Your photographer will confirm it.`,
      )
      return router.push('/dashboard')
    }
    if (result.code === 'slot-taken') return lose()
    if (result.code === 'unexpected') throw new Error(result.message)
    refuse(result)
  }, 'Failed to create booking. Please try again.')

  return (
    <WizardColumns
      summary={
        <DetailsSummary
          lines={lines}
          total={total}
          slot={slot}
          hint="Due after delivery. Today: $0.00."
          action="Complete Booking"
          busyText="Completing booking"
          busy={busy}
          isBlocked={lost !== null}
          backHref={wizardHref({ step: 'calendar', serviceIds, slotId: slot.id })}
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
        <CardStep {...card} ref={presenter} />
      </form>
    </WizardColumns>
  )
}
