'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import type { FieldErrors } from '@/lib/platform/errors'
import type { Texts } from './use-draft'

type Refused = { message: string; fields?: FieldErrors }

export type Attempt = {
  /** Reads the typed texts by the server's own rules; null, with the fields marked, when one is wrong. */
  check: (texts: Texts) => Promise<Texts | null>
  /** Says what must be corrected, under the fields and in a toast, and goes to the first field. */
  refuse: (answer?: Refused) => void
}

/** One try at a time: a second press while one runs does nothing. What is thrown becomes the given sentence. */
export function useSubmission(attempt: (tools: Attempt) => Promise<unknown>, failure: string) {
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusals, setRefusals] = useState(0)

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  async function check(texts: Texts): Promise<Texts | null> {
    const { ShootDetails } = await import('@/lib/bookings/schema')
    const parsed = ShootDetails.safeParse(texts)
    const next: FieldErrors = {}
    for (const issue of parsed.error?.issues ?? []) next[String(issue.path[0])] = [issue.message]
    setErrors(next)
    return parsed.success ? parsed.data : null
  }

  function refuse(answer?: Refused) {
    if (answer?.fields) setErrors(answer.fields)
    setRefusals((count) => count + 1)
    if (!answer || answer.fields) toast.error('Validation Error', 'Please correct the highlighted fields')
    else toast.error('Error', answer.message)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await attempt({ check, refuse })
    } catch {
      toast.error('Error', failure)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  return { form, busy, errors, submit }
}
