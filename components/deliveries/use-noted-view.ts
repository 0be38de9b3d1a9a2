'use client'

import { useEffect } from 'react'
import { noteViewedAction } from '@/lib/deliveries/actions'
import type { NoteViewedInput } from '@/lib/deliveries/schema'

/** Leafing through is not looking. */
const looksAfterMs = 1_000

/** Lets the studio know that the client looked at a photo in the viewer. Nothing depends on the answer. */
export function useNotedView(photoId: string | null, variant: NoteViewedInput['variant']): void {
  useEffect(() => {
    if (!photoId) return
    const timer = setTimeout(
      () => noteViewedAction({ photoId, variant }).catch(() => undefined),
      looksAfterMs,
    )
    return () => clearTimeout(timer)
  }, [photoId, variant])
}
