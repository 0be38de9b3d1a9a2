'use client'

import { useMemo, useRef } from 'react'
import { useAddressQuery } from '@/components/ui/page-address'
import { readWizard, type Wizard, type WizardStep } from '@/lib/booking/bookings/rules/wizard-address'

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
