import { useEffect, useRef } from 'react'
import { countEvent } from '@/components/analytics/count-event'
import type { EventType } from '@/lib/analytics/rules'
import type { WizardStep } from './wizard-address'

/** What was done to come to each step. */
const arrivals: [WizardStep, EventType][] = [
  ['services', 'wizard_opened'],
  ['calendar', 'wizard_services'],
  ['details', 'wizard_slot'],
]

/** Counts how far this booking comes: each step once, however often it is shown, and with it those before it. */
export function useCountedSteps(step: WizardStep) {
  const counted = useRef(0)
  useEffect(() => {
    const reached = arrivals.findIndex(([name]) => name === step) + 1
    for (const [, event] of arrivals.slice(counted.current, reached)) countEvent(event)
    counted.current = Math.max(counted.current, reached)
  }, [step])
}
