'use client'

import { lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Loaded with the first panorama. */
const PanoramaView = lazy(async () => ({ default: (await import('./panorama-view')).PanoramaView }))

/** Shows a panorama to look around in, by dragging, pinching, and Shift with the arrow keys. */
export function PanoramaStage({ src, label }: { src: string; label: string }) {
  return (
    <Suspense
      fallback={
        <div className="grid size-full place-items-center">
          <Spinner />
        </div>
      }
    >
      <PanoramaView src={src} label={label} />
    </Suspense>
  )
}
