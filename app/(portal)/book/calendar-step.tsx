'use client'

import { ArrowLeft } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { SelectedSlot } from '@/components/availability/selected-slot'
import { SlotCalendar, type SlotDay } from '@/components/availability/slot-calendar'
import { Summary } from '@/components/bookings/summary'
import { WizardColumns } from '@/components/bookings/wizard-frame'
import { Button, LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FieldErrors } from '@/components/ui/field'
import type { SlotChoice } from '@/lib/availability/schema'
import { countServices } from '@/lib/catalogue/rules'
import { type Wizard, wizardHref } from './wizard-address'

type CalendarStepProps = {
  days: SlotDay[]
  wizard: Wizard
  serviceCount: number
  /** Formatted. */
  total: string
}

/** Step 2: one open time. */
export function CalendarStep({ days, wizard, serviceCount, total }: CalendarStepProps) {
  const router = useRouter()
  const slots = days.flatMap((day) => day.slots)
  const [slot, setSlot] = useState(slots.find(({ id }) => id === wizard.slotId) ?? null)
  const [isMissing, setIsMissing] = useState(false)
  const [busy, startLeaving] = useTransition()
  const { serviceIds, rescheduleId } = wizard

  function select(choice: SlotChoice) {
    setSlot(choice)
    setIsMissing(false)
    const href = wizardHref({ step: 'calendar', serviceIds, rescheduleId, slotId: choice.id })
    window.history.replaceState(null, '', href)
  }

  function goOn() {
    if (!slot) return setIsMissing(true)
    const href = wizardHref({ step: 'details', serviceIds, rescheduleId, slotId: slot.id })
    startLeaving(() => router.push(href))
  }

  return (
    <WizardColumns
      summary={
        <Summary
          title="Your booking"
          lines={[{ key: 'services', label: countServices(serviceCount), value: total }]}
        >
          {slot && <SelectedSlot slot={slot} />}
          {isMissing && (
            <div role="alert">
              <FieldErrors messages={['Please select a time']} />
            </div>
          )}
          {slots.length > 0 && (
            <Button variant="main" size="lg" wide busy={busy} aria-disabled={!slot} onClick={goOn}>
              {rescheduleId ? 'Continue to Booking Details' : 'Continue to Payment Details'}
            </Button>
          )}
          <LinkButton
            href={
              rescheduleId ? `/booking/${rescheduleId}` : wizardHref({ serviceIds, slotId: slot?.id ?? null })
            }
            variant="quiet"
            wide
            icon={<ArrowLeft className="icon" aria-hidden="true" />}
          >
            {rescheduleId ? 'Back to Booking' : 'Back to Services'}
          </LinkButton>
        </Summary>
      }
    >
      {slots.length > 0 ? (
        <SlotCalendar days={days} selectedId={slot?.id ?? null} onSelect={select} />
      ) : (
        <EmptyState
          title="No available time slots at the moment. Please check back later."
          headingLevel={2}
          className="border-t border-ink max-w-none"
        >
          New times appear here as soon as a photographer opens them.
        </EmptyState>
      )}
    </WizardColumns>
  )
}
