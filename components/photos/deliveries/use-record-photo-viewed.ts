'use client'

import { useEffect } from 'react'
import { recordPhotoViewedAction } from '@/lib/photos/deliveries/actions'
import type { RecordPhotoViewedInput } from '@/lib/photos/deliveries/schema/photos'

/** Shorter views don't count: the client is flipping through. */
const viewedAfterMs = 1_000

/** Records that the client viewed a photo in the viewer. Failures are ignored. */
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
