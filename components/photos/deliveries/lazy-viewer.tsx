'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import { Spinner } from '@/components/ui/spinner'

/** How the viewer opens and closes, once that is loaded. */
let morph: typeof import('./morph-photo') | null = null

/** Loads the viewer's code; called ahead of opening it. */
export async function loadViewer() {
  const [{ PhotoViewer }, loaded] = await Promise.all([import('./photo-viewer'), import('./morph-photo')])
  morph = loaded
  return { default: PhotoViewer }
}

/** Opens the viewer out of a photo's thumbnail if its code is loaded, or else at once. */
export function openViewer(photoId: string, open: () => void): void {
  if (morph) morph.openFromThumbnail(photoId, open)
  else open()
}

/** Closes the viewer into a photo's thumbnail. */
export function closeViewer(photoId: string, close: () => void): void {
  if (morph) morph.closeToThumbnail(photoId, close)
  else close()
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
