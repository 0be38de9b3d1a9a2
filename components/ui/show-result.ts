'use client'

import { useEffect, useEffectEvent } from 'react'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'
import { lostConnectionText } from '@/lib/platform/words'

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

/** The part of an action's result that says why it failed; null when the call got no response. */
type Failed = { ok: true } | { ok: false; code: string; message: string } | null

/** Returns the error message to show: for a lost connection, the server's own, or `failed` for an unexpected error. */
export function explainFailure(result: Failed, failed: string): string {
  if (result === null) return lostConnectionText
  return result.ok || result.code === 'unexpected' ? failed : result.message
}

/** The texts of a toast. */
type Toast = string | readonly [title: string, message?: string]

export type ResultToasts<T> = {
  /** The toast on success, if any. */
  done?: Toast | ((data: T) => Toast)
  /** The message for an unexpected error; other errors have the server's. */
  failed: string
  failedTitle?: string
}

/** Shows the result of an action in a toast. Returns the result; null if there was no response. */
export async function showResult<T>(
  action: Promise<ActionResult<T>>,
  { done, failed, failedTitle = 'Error' }: ResultToasts<T>,
): Promise<ActionResult<T> | null> {
  const result = await action.catch(() => null)
  if (result?.ok) {
    const texts = typeof done === 'function' ? done(result.data) : done
    if (texts) toast.success(...(typeof texts === 'string' ? ([texts] as const) : texts))
  } else toast.error(failedTitle, explainFailure(result, failed))
  return result
}
