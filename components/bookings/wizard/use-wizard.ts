'use client'

import { useEffect, useMemo, useRef } from 'react'
import { replaceAddress, useAddressQuery } from '@/components/ui/page-address'
import {
  readWizard,
  shownStep,
  type Wizard,
  type WizardStep,
  wizardHref,
} from '@/lib/bookings/rules/wizard-address'

/**
 * Returns the wizard's state from the URL, updated as it changes. Each step is an entry in the browser's history and needs
 * no request.
 */
export function useWizard(): Wizard {
  const parameters = useAddressQuery()
  return useMemo(
    () => readWizard({ ...Object.fromEntries(parameters), services: parameters.getAll('services') }),
    [parameters],
  )
}

/** The title of the step that is shown, and which step that is. */
export type StepTitle = ReturnType<typeof useStepTitle>

/** Returns a ref for the title of each step, for `useStep`. @param first the first step, if its code is here before the others' */
export function useStepTitle(first: WizardStep | null = null) {
  return { ref: useRef<HTMLHeadingElement>(null), shown: useRef(first) }
}

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
