'use client'

import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'

export type ResultTexts = {
  success?: { title: string; message?: string }
  failure: {
    title: string
    /** For unexpected errors; all others have their own message. */
    message: string
  }
}

/** Shows a toast for a form's result, except for errors shown under their fields. */
export function useResultToast(result: ActionResult<unknown> | null, texts: ResultTexts) {
  const show = useEffectEvent((shown: ActionResult<unknown>) => {
    if (shown.ok) {
      if (texts.success) toast.success(texts.success.title, texts.success.message)
      return
    }
    if (shown.fields) return
    toast.error(texts.failure.title, shown.code === 'unexpected' ? texts.failure.message : shown.message)
  })
  useEffect(() => {
    if (result) show(result)
  }, [result])
}
