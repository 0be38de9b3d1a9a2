'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { nothingToSave } from '@/lib/portfolio/words'

const noErrors: FieldErrors = {}

type Saving<Input> = {
  save: (input: Input) => Promise<ActionResult<unknown>>
  /** The toast on success: "Equipment added". */
  saved: string
  /** The toast on an unexpected failure. */
  failed: string
  /** The error messages of required fields, by field name. */
  required: Record<string, string>
  onSaved: () => void
}

/** Saves a dialog's form. Keeps the user's input after a failure. */
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
      // Loads the version that someone else saved; the dialog then offers to use it.
      if (result?.code === 'conflict') router.refresh()
    })
  }

  return { errors, saving, formRef, submit }
}
