'use client'

import { useEffect } from 'react'
import { noteViewed } from '@/lib/deliveries/actions'

/** Leafing through is not looking. */
const looksAfterMs = 1_000

/** Lets the studio know that the client looked at a photo in the viewer. Nothing depends on the answer. */
export function useNotedView(photoId: string | null): void {
  useEffect(() => {
    if (!photoId) return
    const timer = setTimeout(() => noteViewed({ photoId }).catch(() => undefined), looksAfterMs)
    return () => clearTimeout(timer)
  }, [photoId])
}
