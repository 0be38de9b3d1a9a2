'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** Loads the viewer's code; called ahead of opening it. */
export async function loadViewer() {
  const { PhotoViewer } = await import('./photo-viewer')
  return { default: PhotoViewer }
}

const PhotoViewer = lazy(loadViewer)

/** The viewer; its dark background with a spinner while its code loads. */
export function LazyViewer(props: ComponentProps<typeof PhotoViewer>) {
  const curtain = (
    <div data-theme="dark" className="fixed inset-0 z-50 grid place-content-center bg-night text-night-ink">
      <Spinner />
    </div>
  )
  return (
    <Suspense fallback={curtain}>
      <PhotoViewer {...props} />
    </Suspense>
  )
}
