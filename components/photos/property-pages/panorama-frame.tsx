'use client'

import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { PanoramaSpot } from '@/components/photos/deliveries/panorama-view'
import { plateClasses } from '@/components/ui/plate-face'

/** Loaded with the first panorama that is opened. */
const PanoramaStage = lazy(async () => ({
  default: (await import('@/components/photos/deliveries/panorama-stage')).PanoramaStage,
}))

type View = { id: string; label: string; src: string; spots: readonly PanoramaSpot[] }

type PanoramaFrameProps = {
  /** The id of the one that a press opens; its spots open the others. */
  first: string
  views: readonly View[]
  /** Shown before. Rendered by the server, so that it needs no code. */
  children: ReactNode
}

/** A panorama that opens in place of its flat picture. Without JavaScript, the picture opens as a file. */
export function PanoramaFrame({ first, views, children }: PanoramaFrameProps) {
  const [shown, setShown] = useState<string | null>(null)
  const view = views.find(({ id }) => id === (shown ?? first))
  if (!view) return null
  const { id, label, src, spots } = view
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setShown(first)
  }
  if (shown === null) {
    return (
      <a href={src} onClick={open} className={plateClasses}>
        {children}
      </a>
    )
  }
  return (
    <div ref={focusFirst} tabIndex={-1} className="absolute inset-0 outline-none">
      <Suspense>
        <PanoramaStage key={id} src={src} label={label} spots={spots} onOpen={setShown}>
          {/* biome-ignore lint/performance/noImgElement: already sized, and withdrawn with its page */}
          <img src={src} alt={label} className="size-full object-contain" />
        </PanoramaStage>
      </Suspense>
    </div>
  )
}

/** The link that had the focus is gone. */
function focusFirst(frame: HTMLElement | null): void {
  frame?.focus({ preventScroll: true })
}
