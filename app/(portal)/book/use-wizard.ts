'use client'

import { useEffect, useMemo, useRef } from 'react'
import { replaceAddress, useAddressQuery } from '@/components/ui/page-address'
import { readWizard, shownStep, type Wizard, type WizardStep, wizardHref } from './wizard-address'

/**
 * What the address says, followed as it changes: a step forth or back is an entry of the browser's history and asks no
 * server, so it is there at once.
 */
export function useWizard(): Wizard {
  const parameters = useAddressQuery()
  return useMemo(
    () => readWizard({ ...Object.fromEntries(parameters), services: parameters.getAll('services') }),
    [parameters],
  )
}

/** The step to show; an address that wants one that cannot be shown is put right, so that nothing jumps there later. */
export function useShownStep(wizard: Wizard, has: Parameters<typeof shownStep>[1]): WizardStep {
  const step = shownStep(wizard, has)
  useEffect(() => {
    if (step !== wizard.step) replaceAddress(wizardHref({ ...wizard, step }))
  }, [step, wizard])
  return step
}

/** Answers a ref for the step's title: when the step changes it gets the focus, and the page begins at its top. */
export function useTitleFocus(step: WizardStep) {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    title.current?.focus({ preventScroll: true })
  }, [step])
  return title
}
