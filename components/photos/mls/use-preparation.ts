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
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** Returns what became of the photos; null after an error, which is shown, or if the page was left. */
  async function prepare(request: MlsRequestInput): Promise<MlsProgress | null> {
    setBusy(true)
    try {
      const started = await preparePhotosAction(request).catch(() => null)
      if (!started?.ok) return fail(started)
      while (isMounted.current) {
        const read = await readProgressAction(request).catch(() => null)
        if (!read?.ok) return fail(read)
        setProgress(read.data)
        if (read.data.ready + read.data.failed.length >= read.data.total) return read.data
        await new Promise((resolve) => setTimeout(resolve, intervalMs))
      }
      return null
    } finally {
      setBusy(false)
    }
  }

  return { progress: isBusy ? progress : null, isBusy, prepare }
}

function fail(result: Parameters<typeof explainFailure>[0]): null {
  toast.error(preparationFailed.title, explainFailure(result, preparationFailed.message))
  return null
}
