'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { z } from 'zod'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-form-action'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'

const noErrors: FieldErrors = {}

export type RecordFormOptions<Input> = {
  /** Loads the schema that the server validates with too. */
  loadSchema: () => Promise<z.ZodType<unknown, Input>>
  save: (input: Input) => Promise<ActionResult<unknown>>
  /** The toast on success: "Equipment added". */
  saved: string
  /** The toast on an unexpected failure. */
  failed: string
  /** The toast when a required field is empty. */
  missing?: { title: string; message: string }
  onSaved: () => void
}

/** The errors and saving of a form that creates or edits a record. Keeps what was typed after a failure. */
export function useRecordForm<Input>(options: RecordFormOptions<Input>) {
  const { loadSchema, save, saved, failed, missing, onSaved } = options
  const [errors, setErrors] = useState(noErrors)
  const [saving, startSaving] = useTransition()
  const router = useRouter()
  const formRef = useFocusFirstError(errors)

  function submit(input: Input) {
    if (saving) return
    startSaving(async () => {
      // If the schema can't be loaded, the server still validates.
      const schema = await loadSchema().catch(() => null)
      const invalid = schema ? findErrors(schema, input) : noErrors
      setErrors(invalid)
      if (Object.keys(invalid).length > 0) {
        if (missing && hasEmpty(input, Object.keys(invalid))) toast.error(missing.title, missing.message)
        return
      }
      const result = await save(input).catch(() => null)
      if (result?.ok) {
        toast.success(saved)
        onSaved()
        return
      }
      setErrors(result?.fields ?? noErrors)
      if (!result?.fields) toast.error('Error', explainFailure(result, failed))
      // Loads the version that someone else saved; the form then offers to use it.
      if (result?.code === 'conflict') router.refresh()
    })
  }

  return { errors, saving, formRef, submit, clearErrors: () => setErrors(noErrors) }
}

/** Returns the first error of each field, and of each value in a list by its path, as the server does: `bands.1.price`. */
function findErrors<Input>(schema: z.ZodType<unknown, Input>, input: Input): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of schema.safeParse(input).error?.issues ?? []) {
    errors[String(path[0])] ??= [message]
    errors[path.join('.')] ??= [message]
  }
  return errors
}

function hasEmpty(input: unknown, names: readonly string[]): boolean {
  const values = new Map(Object.entries(input ?? {}))
  return names.some((name) => String(values.get(name)).trim() === '')
}
