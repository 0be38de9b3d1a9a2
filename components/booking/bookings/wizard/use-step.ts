'use client'

import { useEffect } from 'react'
import { replaceAddress } from '@/components/ui/page-address'
import {
  shownStep,
  type Wizard,
  type WizardStep,
  wizardHref,
} from '@/lib/booking/bookings/rules/wizard-address'
import type { StepTitle } from './use-wizard'

/**
 * Returns the step to show. Corrects a URL whose step can't be shown, so that the page doesn't jump there later. When the step
 * changes, focuses the title and scrolls to the top.
 */
export function useStep(
  wizard: Wizard,
  has: Parameters<typeof shownStep>[1],
  { ref, shown }: StepTitle,
): WizardStep {
  const step = shownStep(wizard, has)
  useEffect(() => {
    if (step !== wizard.step) replaceAddress(wizardHref({ ...wizard, step }))
  }, [step, wizard])
  useEffect(() => {
    const before = shown.current
    shown.current = step
    if (before === null || before === step) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    ref.current?.focus({ preventScroll: true })
  }, [step, shown, ref])
  return step
}
