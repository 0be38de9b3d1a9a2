'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { FieldErrors } from '@/lib/platform/errors'
import { invalidFieldsText } from '@/lib/platform/words'
import type { Texts } from './use-draft'

type ActionError = { message: string; fields?: FieldErrors }

export type Attempt = {
  /** Validates the texts by the server's rules. Returns null, and marks the fields, when one is invalid. */
  check: (texts: Texts) => Promise<Texts | null>
  /** Shows the errors under the fields and in a toast, and focuses the first invalid field. */
  showErrors: (error?: ActionError) => void
}

/** `unknown`: it isn't known whether the last attempt succeeded; a retry finds out. `done`: navigating away. */
export type Progress = 'idle' | 'running' | 'unknown' | 'done'

export type Submission = ReturnType<typeof useSubmission>

/**
 * Runs one attempt at a time; a submission during an attempt is ignored. A thrown error shows the `failure` text.
 * @param attempt returns true on success
 */
export function useSubmission(attempt: (tools: Attempt) => Promise<boolean>, failure: string) {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [progress, setProgress] = useState<Progress>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failedAttempts, setFailedAttempts] = useState(0)

  useEffect(() => {
    if (failedAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedAttempts])

  async function check(texts: Texts): Promise<Texts | null> {
    const { ShootDetails } = await import('@/lib/bookings/schema')
    const parsed = ShootDetails.safeParse(texts)
    const next: FieldErrors = {}
    for (const issue of parsed.error?.issues ?? []) next[String(issue.path[0])] = [issue.message]
    setErrors(next)
    return parsed.success ? parsed.data : null
  }

  function showErrors(error?: ActionError) {
    if (error?.fields) setErrors(error.fields)
    setFailedAttempts((count) => count + 1)
    if (!error || error.fields) toast.error('Validation Error', invalidFieldsText)
    else toast.error('Error', error.message)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setProgress('running')
    const outcome = await attempt({ check, showErrors }).catch(() => 'unknown' as const)
    if (outcome === 'unknown') toast.error('Error', failure)
    running.current = outcome === true
    setProgress(progressAfter(outcome))
  }

  return { form, progress, errors, submit }
}

function progressAfter(outcome: boolean | 'unknown'): Progress {
  if (outcome === 'unknown') return outcome
  return outcome ? 'done' : 'idle'
}
