'use client'

import { useEffect, useMemo, useRef } from 'react'
import { replaceAddress, useAddressQuery } from '@/components/ui/page-address'
import { readWizard, shownStep, type Wizard, wizardHref } from '@/lib/bookings/rules/wizard-address'

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

/**
 * Returns the step to show, and a ref for its title. Corrects a URL whose step can't be shown, so that the page doesn't jump
 * there later. When the step changes, focuses the title and scrolls to the top.
 */
export function useStep(wizard: Wizard, has: Parameters<typeof shownStep>[1]) {
  const step = shownStep(wizard, has)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (step !== wizard.step) replaceAddress(wizardHref({ ...wizard, step }))
  }, [step, wizard])
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo({ top: 0, behavior: 'instant' })
    titleRef.current?.focus({ preventScroll: true })
  }, [step])
  return { step, titleRef }
}
