'use client'

import '@photo-sphere-viewer/core/index.css'
import { SYSTEM, Viewer } from '@photo-sphere-viewer/core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { panoramaHint } from '@/lib/photos/deliveries/words/photo-details'

/** How far a key turns the view, in radians. */
const step = Math.PI / 12
const turns: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

type PanoramaViewProps = { src: string; label: string; onFailed: () => void }

/** A panorama on the inside of a sphere. */
export function PanoramaView({ src, label, onFailed }: PanoramaViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const viewer = box.current && openViewer(box.current, src)
    if (!viewer) return fail()
    viewer.addEventListener('panorama-error', () => fail())
    const turn = ({ key, shiftKey }: KeyboardEvent) => {
      const [yaw, pitch] = (shiftKey && turns[key]) || [0, 0]
      const from = viewer.getPosition()
      if (yaw !== 0 || pitch !== 0) viewer.rotate({ yaw: from.yaw + yaw, pitch: from.pitch + pitch })
    }
    addEventListener('keydown', turn)
    return () => {
      removeEventListener('keydown', turn)
      viewer.destroy()
    }
  }, [src])
  return (
    <div className="relative size-full">
      <div ref={box} role="img" aria-label={`${label}. ${panoramaHint}`} className="absolute inset-0" />
      <p className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-night/70 px-4 py-1.5 text-xs">
        {panoramaHint}
      </p>
    </div>
  )
}

/** Returns null where the browser has no WebGL. */
function openViewer(container: HTMLElement, panorama: string): Viewer | null {
  try {
    // Throws; the viewer itself would write so into the page.
    SYSTEM.load()
    return new Viewer({
      container,
      panorama,
      navbar: false,
      // The photo viewer has its own keys.
      keyboard: false,
      moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      defaultZoomLvl: 10,
    })
  } catch {
    return null
  }
}
