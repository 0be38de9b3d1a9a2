'use client'

import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import type { CardPresenter } from '@/components/cards/card-presenter'
import { CardStep, type CardStepProps } from '@/components/cards/card-step'
import { toast } from '@/components/ui/toast'
import type { SlotChoice } from '@/lib/availability/schema/slots'
import { bookShootAction } from '@/lib/bookings/actions'
import { wizardHref } from '@/lib/bookings/rules/wizard-address'
import { bookingFailedText } from '@/lib/bookings/words/wizard'
import { totalCents } from '@/lib/catalog/rules/services'
import type { OfferedService } from '@/lib/catalog/schema'
import { countServices } from '@/lib/catalog/words'
import { formatCents } from '@/lib/platform/money'
import { DetailsStep } from './details-step'
import type { ChosenTime } from './use-chosen-time'
import { useDraft } from './use-draft'
import { useSubmission } from './use-submission'

type BookDetailsProps = {
  /** Whose draft this is. */
  profileId: string
  services: OfferedService[]
  currency: string
  time: ChosenTime
  slot: SlotChoice
  card: Omit<CardStepProps, 'ref'>
}

/** Step 3 of a new booking: the property, the card, and the submission. */
export function BookDetails({ profileId, services, currency, time, slot, card }: BookDetailsProps) {
  const router = useRouter()
  const presenter = useRef<CardPresenter>(null)
  const serviceIds = services.map(({ id }) => id)
  const total = totalCents(services)
  const draft = useDraft(`northlight.book.${profileId}`, { propertyAddress: '', specialInstructions: '' })
  const submission = useSubmission(async ({ check, showErrors }) => {
    // Both are validated before anything is sent, so that all errors show at once.
    const [details, isCardValid] = await Promise.all([check(draft.texts), presenter.current?.check()])
    if (!details || !isCardValid) {
      showErrors()
      return false
    }
    const presented = await presenter.current?.present(window.location.href)
    if (presented?.kind === 'rejected') toast.error('Error', 'Failed to process payment')
    if (presented?.kind === 'invalid') showErrors()
    if (presented?.kind !== 'card') return false
    const result = await bookShootAction({
      ...details,
      serviceIds,
      slotId: slot.id,
      shownTotalCents: total,
      shownCurrency: currency,
      card: presented.card,
      idempotencyKey: draft.idempotencyKeyFor(`${slot.id} ${serviceIds.join()}`),
    })
    if (result.ok) {
      draft.forget()
      toast.success(
        'Booking received',
        `${slot.dateText}, ${slot.timeText}. Your photographer will confirm it.`,
      )
      router.push('/dashboard')
      return true
    }
    if (result.code === 'unexpected') throw new Error(result.message)
    if (result.code === 'slot-taken') time.lose()
    else if (result.code === 'conflict' || result.fields?.serviceIds) {
      // The services or prices have changed: the message says how, and the refreshed page shows the current ones.
      toast.error('Error', result.message)
      router.refresh()
    } else showErrors(result)
    return false
  }, bookingFailedText)

  return (
    <DetailsStep
      time={time}
      slot={slot}
      rows={services.map(({ id, name, priceCents }) => ({
        key: id,
        label: name,
        value: formatCents(priceCents, currency),
      }))}
      total={formatCents(total, currency)}
      countText={countServices(services.length)}
      hint={`Due after delivery. Today: ${formatCents(0, currency)}.`}
      draft={draft}
      submission={submission}
      action="Complete Booking"
      busyText="Completing booking"
      backHref={wizardHref({ step: 'calendar', serviceIds, slotId: slot.id })}
    >
      <CardStep {...card} ref={presenter} />
    </DetailsStep>
  )
}
