'use client'

import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Loaded with the first panorama. */
const PanoramaView = lazy(async () => ({ default: (await import('./panorama-view')).PanoramaView }))

type PanoramaStageProps = Omit<ComponentProps<typeof PanoramaView>, 'onFailed'> & {
  /** Shown where the browser can't draw it on a sphere: the flat picture. */
  children: ReactNode
}

/** Shows a panorama to look around in, by dragging, pinching, Shift with the arrow keys, and moving the phone. */
export function PanoramaStage({ children, ...view }: PanoramaStageProps) {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return children
  const loading = (
    <div className="grid size-full place-items-center">
      <Spinner />
    </div>
  )
  return (
    <Suspense fallback={loading}>
      <PanoramaView {...view} onFailed={() => setFailed(true)} />
    </Suspense>
  )
}
