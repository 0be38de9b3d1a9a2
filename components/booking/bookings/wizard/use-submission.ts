'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { explainLostCall } from '@/components/ui/use-form-action'
import type { ShootTexts } from '@/lib/booking/bookings/rules/draft'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { invalidFieldsText } from '@/lib/platform/words'

type ActionError = { code?: string; message: string; fields?: FieldErrors }

type Attempt<T> = {
  texts: ShootTexts
  /** Validates what stands beside the texts; runs with them, so that all errors show at once. */
  isValid?: () => Promise<boolean>
  /** Returns `invalid` when a field is marked as invalid, and null when the form already says why nothing was sent. */
  send: (texts: ShootTexts) => Promise<ActionResult<T> | 'invalid' | null>
  onDone: (data: T) => void
  onSlotTaken: () => void
  /** Returns whether it showed the error. */
  onError?: (error: ActionError) => boolean
  /** Shown for an unexpected error; a lost connection has a text of its own. */
  failed: string
}

/** `unknown`: it isn't known whether the last attempt succeeded; a retry finds out. `done`: navigating away. */
type Progress = 'idle' | 'running' | 'unknown' | 'done'

export type Submission = ReturnType<typeof useSubmission>

/** Validates and sends the details, one attempt at a time; a submission during an attempt is ignored. */
export function useSubmission<T>({ texts, isValid, send, onDone, onSlotTaken, onError, failed }: Attempt<T>) {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [progress, setProgress] = useState<Progress>('idle')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failedAttempts, setFailedAttempts] = useState(0)

  useEffect(() => {
    // The summary has fields too.
    const page = form.current?.closest('main')
    if (failedAttempts > 0) page?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failedAttempts])

  /** Validates the texts by the server's rules. Returns null, and marks the fields, when one is invalid. */
  async function check(): Promise<ShootTexts | null> {
    const { ShootDetails } = await import('@/lib/booking/bookings/schema/booking-form')
    const parsed = ShootDetails.safeParse(texts)
    const next: FieldErrors = {}
    for (const issue of parsed.error?.issues ?? []) next[String(issue.path[0])] = [issue.message]
    setErrors(next)
    return parsed.success ? parsed.data : null
  }

  /** Shows the errors under the fields and in a toast, and focuses the first invalid field. */
  function showErrors(error?: ActionError) {
    if (error?.fields) setErrors(error.fields)
    setFailedAttempts((count) => count + 1)
    if (!error || error.fields) toast.error('Validation Error', invalidFieldsText)
    else toast.error('Error', error.message)
  }

  async function attempt(): Promise<Progress> {
    // Nothing is held until the browser is back online: by then, the time may be taken.
    if (!navigator.onLine) throw new Error('The browser is offline')
    const [checked, isRestValid = true] = await Promise.all([check(), isValid?.()])
    return handle(checked && isRestValid ? await send(checked) : 'invalid')
  }

  function handle(result: Awaited<ReturnType<typeof send>>): Progress {
    if (result === 'invalid') showErrors()
    if (result === 'invalid' || result === null) return 'idle'
    if (result.ok) {
      onDone(result.data)
      return 'done'
    }
    if (result.code === 'unexpected') {
      toast.error('Error', failed)
      return 'unknown'
    }
    if (result.code === 'slot-taken') onSlotTaken()
    else if (!onError?.(result)) showErrors(result)
    return 'idle'
  }

  async function run(action: () => Promise<Progress>): Promise<Progress> {
    if (running.current) return 'running'
    running.current = true
    setProgress('running')
    const outcome = await action().catch((error) => {
      toast.error('Error', explainLostCall(error))
      return 'unknown' as const
    })
    running.current = outcome === 'done'
    setProgress(outcome)
    return outcome
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await run(attempt)
  }

  /** Sends what was validated before the browser left this page. */
  const resume = (sendAgain: () => ReturnType<typeof send>) => run(async () => handle(await sendAgain()))

  return { form, progress, errors, submit, resume }
}
