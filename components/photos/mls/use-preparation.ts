'use client'

import { useEffect, useRef, useState } from 'react'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { preparePhotosAction, readProgressAction } from '@/lib/photos/mls/actions'
import type { MlsProgress, MlsRequestInput } from '@/lib/photos/mls/schema/download'
import { preparationFailed } from '@/lib/photos/mls/words/download'

/** How often the progress is read. */
const intervalMs = 1500

/** Prepares photos for a board, and reads the progress until all are ready. */
export function usePreparation() {
  const [progress, setProgress] = useState<MlsProgress | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** Counts the preparations; only the latest goes on, and none after the page was left. */
  const latest = useRef(0)
  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )

  /** Returns what became of the photos; null after an error, which is shown, or if it was cancelled or the page was left. */
  async function prepare(request: MlsRequestInput): Promise<MlsProgress | null> {
    latest.current += 1
    const number = latest.current
    setBusy(true)
    setProgress(null)
    try {
      const started = await preparePhotosAction(request).catch(() => null)
      if (!started?.ok) return fail(started)
      while (latest.current === number) {
        const read = await readProgressAction(request).catch(() => null)
        if (latest.current !== number) return null
        if (!read?.ok) return fail(read)
        setProgress(read.data)
        if (read.data.ready + read.data.failed.length >= read.data.total) return read.data
        await new Promise((resolve) => setTimeout(resolve, intervalMs))
      }
      return null
    } finally {
      if (latest.current === number) setBusy(false)
    }
  }

  return {
    progress: isBusy ? progress : null,
    isBusy,
    prepare,
    /** Stops waiting. What is rendered by then is used by a later download. */
    cancel() {
      latest.current += 1
      setBusy(false)
    },
  }
}

export type Preparation = ReturnType<typeof usePreparation>

function fail(result: Parameters<typeof explainFailure>[0]): null {
  toast.error(preparationFailed.title, explainFailure(result, preparationFailed.message))
  return null
}
