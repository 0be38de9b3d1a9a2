'use client'

import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Loaded with the first panorama. */
const PanoramaView = lazy(async () => ({ default: (await import('./panorama-view')).PanoramaView }))

type PanoramaStageProps = {
  src: string
  label: string
  /** Shown where the browser can't draw it on a sphere: the flat picture. */
  children: ReactNode
}

/** Shows a panorama to look around in, by dragging, pinching, and Shift with the arrow keys. */
export function PanoramaStage({ src, label, children }: PanoramaStageProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return children
  const loading = (
    <div className="grid size-full place-items-center">
      <Spinner />
    </div>
  )
  return (
    <Suspense fallback={loading}>
      <PanoramaView src={src} label={label} onFailed={() => setFailed(true)} />
    </Suspense>
  )
}
