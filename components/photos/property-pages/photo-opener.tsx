'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'

/** Loaded with the first photo that is opened. */
const PhotoViewer = lazy(() => import('./photo-viewer').then((module) => ({ default: module.PhotoViewer })))

type PhotoOpenerProps = {
  pageId: string
  title: string
  photos: readonly PagePhoto[]
  /** Among them a `PhotoLink` of each photo. Rendered by the server, so that a page of many photos sends no code for them. */
  children: ReactNode
}

/** Opens the photos of the links inside in the viewer. */
export function PhotoOpener({ pageId, title, photos, children }: PhotoOpenerProps) {
  const [open, setOpen] = useState<number | null>(null)
  function openPhoto(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-photo]')
    if (!link) return
    event.preventDefault()
    setOpen(Number(link.dataset.photo))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks of links, which Enter causes too */}
      <div onClick={openPhoto}>{children}</div>
      {open !== null && (
        <Suspense>
          <PhotoViewer pageId={pageId} title={title} photos={photos} index={open} onMove={setOpen} />
        </Suspense>
      )}
    </>
  )
}
