'use client'

import { type FormEvent, useState, useTransition } from 'react'
import type { z } from 'zod'
import { explainFailure } from '@/components/ui/explain-failure'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useLeaveWarning } from '@/components/ui/use-leave-warning'
import type { ServiceDraft, ServiceTexts, ServiceValues } from '@/lib/catalog/schema'
import type { ActionResult, FieldErrors } from '@/lib/platform/errors'
import { centsToInput } from '@/lib/platform/money'

const noErrors: FieldErrors = {}

/** The empty fields of a new service. */
export const emptyDraft: ServiceTexts = {
  name: '',
  description: '',
  duration: '',
  durationMinutes: '',
  price: '',
  active: true,
}

/** Returns a service as the texts of the fields. */
export function toDraft(service: ServiceValues): ServiceTexts {
  const { name, description, duration, durationMinutes, priceCents, currency, active } = service
  return {
    name,
    description,
    duration,
    durationMinutes: String(durationMinutes),
    price: centsToInput(priceCents, currency),
    active,
  }
}

type ServiceForm = {
  /** The initial texts of the fields. */
  start: ServiceTexts
  /** The currency of the price. */
  currency: string
  save: (draft: z.input<typeof ServiceDraft>) => Promise<ActionResult<unknown>>
  /** The toast on success, such as "Service added". */
  saved: string
  /** The toast on an unexpected failure. */
  failed: string
  onSaved: () => void
}

/** The state of a service form: its texts, errors, and saving. A failed save keeps the texts. */
export function useServiceForm({ start, currency, save, saved, failed, onSaved }: ServiceForm) {
  const [draft, setDraft] = useState(start)
  const [errors, setErrors] = useState(noErrors)
  const [saving, startSaving] = useTransition()
  const formRef = useFocusFirstError(errors)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(start)
  useLeaveWarning(isDirty, 'Leave this page without saving the service?')

  function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    startSaving(async () => {
      const { ServiceDraft } = await import('@/lib/catalog/schema')
      const typed = { ...draft, price: [currency, draft.price] as [string, string] }
      const wrong: FieldErrors = {}
      for (const { path, message } of ServiceDraft.safeParse(typed).error?.issues ?? []) {
        wrong[String(path[0])] ??= [message]
      }
      setErrors(wrong)
      if (Object.keys(wrong).length > 0) return
      const result = await save(typed).catch(() => null)
      if (result?.ok) {
        toast.success(saved)
        onSaved()
        return
      }
      setErrors(result?.fields ?? noErrors)
      if (!result?.fields) toast.error('Error', explainFailure(result, failed))
    })
  }

  return {
    draft,
    errors,
    saving,
    isDirty,
    formRef,
    submit,
    setDraft,
    change: (part: Partial<ServiceTexts>) => setDraft((typed) => ({ ...typed, ...part })),
  }
}
