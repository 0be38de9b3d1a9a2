'use client'

import { useEffect, useRef } from 'react'
import { openingStepId } from './opening-step'

/** Moves the focus to the step that unfolds once another is done, whose fields are folded away then. */
export function FocusNextStep({ step }: { step: string | null }) {
  const last = useRef(step)
  useEffect(() => {
    if (step === last.current) return
    last.current = step
    if (step) document.getElementById(openingStepId(step))?.querySelector('summary')?.focus()
  }, [step])
  return null
}
