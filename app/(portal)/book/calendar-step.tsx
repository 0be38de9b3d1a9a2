'use client'

import { useState } from 'react'
import { SelectedSlot } from '@/components/availability/selected-slot'
import { SlotCalendar } from '@/components/availability/slot-calendar'
import { Summary } from '@/components/bookings/summary'
import { WizardColumns } from '@/components/bookings/wizard-frame'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { FieldErrors } from '@/components/ui/field'
import { pushAddress } from '@/components/ui/page-address'
import type { SlotChoice } from '@/lib/availability/schema'
import { StepLink } from './step-link'
import { ChosenTimeLine, HoldLine } from './time-line'
import type { ChosenTime } from './use-chosen-time'

type CalendarStepProps = {
  time: ChosenTime
  /** In the studio's zone. */
  today: string
  /** `2 services` */
  countText: string
  /** Formatted. */
  total: string
  forward: string
  hrefOf: (slot: SlotChoice) => string
  back: { text: string; href: string }
}

/** Step 2: one open time. */
export function CalendarStep({ time, today, countText, total, forward, hrefOf, back }: CalendarStepProps) {
  const [isMissing, setIsMissing] = useState(false)
  const { slots, problem } = time
  // What is lost is no choice any more.
  const slot = problem === 'taken' ? null : time.slot

  return (
    <WizardColumns
      summary={
        <Summary
          title="Your booking"
          lines={[{ key: 'services', label: countText, value: total }]}
          total={total}
          hasTotalLine={false}
          countText={countText}
          panel={slot && <SelectedSlot slot={slot} hold={<HoldLine time={time} />} />}
          barNote={slot && <ChosenTimeLine time={time} slot={slot} />}
          action={
            <>
              {isMissing && !slot && (
                <div role="alert">
                  <FieldErrors messages={['Please select a time']} />
                </div>
              )}
              {slots.length > 0 && (
                <Button
                  variant="main"
                  size="lg"
                  wide
                  className="max-lg:px-3 max-lg:leading-tight max-lg:whitespace-normal"
                  aria-disabled={!slot}
                  onClick={() => (slot ? pushAddress(hrefOf(slot)) : setIsMissing(true))}
                >
                  {forward}
                </Button>
              )}
            </>
          }
          back={<StepLink href={back.href}>{back.text}</StepLink>}
        />
      }
    >
      {slots.length > 0 ? (
        <SlotCalendar
          slots={slots}
          lastDay={time.lastDay}
          selected={slot}
          today={today}
          onSelect={time.choose}
          onReadUpTo={time.readUpTo}
        />
      ) : (
        <EmptyState
          title="No available time slots at the moment. Please check back later."
          headingLevel={2}
          className="max-w-none border-t border-ink"
        >
          New times appear here as soon as a photographer opens them.
        </EmptyState>
      )}
    </WizardColumns>
  )
}
