'use client'

import { useEffect, useRef } from 'react'
import { countEvent } from '@/components/site/analytics/count-event'
import type { WizardStep } from '@/lib/booking/bookings/rules/wizard-address'
import type { EventType } from '@/lib/site/analytics/rules/counted-pages'

/** The event to count on arrival at each step. */
const arrivals: [WizardStep, EventType][] = [
  ['services', 'wizard_opened'],
  ['calendar', 'wizard_services'],
  ['details', 'wizard_slot'],
]

/** Counts each step of clients once, however often it is shown, together with the steps before it. */
export function useCountedSteps(step: WizardStep, isCounted: boolean) {
  const counted = useRef(0)
  useEffect(() => {
    if (!isCounted) return
    const reached = arrivals.findIndex(([name]) => name === step) + 1
    for (const [, event] of arrivals.slice(counted.current, reached)) countEvent(event)
    counted.current = Math.max(counted.current, reached)
  }, [step, isCounted])
}
