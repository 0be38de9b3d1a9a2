'use client'

import { useOptimistic, useState, useTransition } from 'react'
import { explainFailure, showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'

type PictureSaving<Picture> = {
  save: (picture: Picture) => Promise<ActionResult<unknown>>
  remove: () => Promise<ActionResult<unknown>>
  /** Each shows a toast: a title, and what follows from it. */
  saved: [title: string, text: string]
  removed: [title: string, text?: string]
  /** Shown when the server doesn't say why. */
  failed: string
  onFailed?: (problem: string) => void
}

/**
 * Saves and removes a picture. Shows a new one at once; if saving fails, shows the old one again and returns the picture that
 * wasn't saved, with the reason.
 */
export function usePictureSaving<Picture extends Blob>(
  url: string | null,
  { save, remove, saved, removed, failed, onFailed }: PictureSaving<Picture>,
) {
  const [shownUrl, showAtOnce] = useOptimistic(url)
  const [unsaved, setUnsaved] = useState<{ picture: Picture; problem: string } | null>(null)
  const [busy, startChange] = useTransition()

  return {
    shownUrl,
    busy,
    unsaved,
    forgetUnsaved: () => setUnsaved(null),
    save(picture: Picture) {
      setUnsaved(null)
      startChange(async () => {
        const local = URL.createObjectURL(picture)
        showAtOnce(local)
        const result = await save(picture).catch(() => null)
        URL.revokeObjectURL(local)
        if (result?.ok) {
          toast.success(...saved)
          return
        }
        const problem = explainFailure(result, failed)
        // In a transition, so that it shows together with the old picture.
        startChange(() => setUnsaved({ picture, problem }))
        onFailed?.(problem)
      })
    },
    remove: () => showResult(remove(), { done: removed, failed }),
  }
}
