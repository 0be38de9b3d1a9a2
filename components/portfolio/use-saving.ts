'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { nothingToSave } from '@/lib/portfolio/rules'

const noErrors: FieldErrors = {}

type Saving<Input> = {
  save: (input: Input) => Promise<ActionResult<unknown>>
  /** Said when it worked: "Equipment added". */
  saved: string
  /** Said when it failed for no reason a person could mend. */
  failed: string
  /** Names of the fields that must be filled in, and what to say under them. */
  required: Record<string, string>
  onSaved: () => void
}

/** Saves what a dialog's form holds; what was typed stays whatever comes back. */
export function useSaving<Input>({ save, saved, failed, required, onSaved }: Saving<Input>) {
  const [errors, setErrors] = useState(noErrors)
  const [saving, start] = useTransition()
  const router = useRouter()
  const formRef = useFocusFirstError(errors)

  function submit(form: FormData, input: Input) {
    if (saving) return
    const missing = Object.entries(required).filter(([name]) => String(form.get(name) ?? '').trim() === '')
    setErrors(Object.fromEntries(missing.map(([name, message]) => [name, [message]])))
    if (missing.length > 0) {
      toast.error(nothingToSave.title, nothingToSave.message)
      return
    }
    start(async () => {
      const result = await save(input).catch(() => null)
      if (result?.ok) {
        toast.success(saved)
        onSaved()
        return
      }
      setErrors(result?.fields ?? noErrors)
      toast.error('Error', explainFailure(result, failed))
      // Somebody else was first: what they made of it is fetched, and the dialog offers to open it.
      if (result?.code === 'conflict') router.refresh()
    })
  }

  return { errors, saving, formRef, submit }
}
