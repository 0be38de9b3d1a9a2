'use client'

import { useEffect } from 'react'
import { recordPhotoViewedAction } from '@/lib/deliveries/actions'
import type { RecordPhotoViewedInput } from '@/lib/deliveries/schema'

/** Leafing through is not looking. */
const viewedAfterMs = 1_000

/** Lets the studio know that the client looked at a photo in the viewer. Nothing depends on the answer. */
export function useRecordPhotoViewed(
  photoId: string | null,
  variant: RecordPhotoViewedInput['variant'],
): void {
  useEffect(() => {
    if (!photoId) return
    const timer = setTimeout(
      () => recordPhotoViewedAction({ photoId, variant }).catch(() => undefined),
      viewedAfterMs,
    )
    return () => clearTimeout(timer)
  }, [photoId, variant])
}
