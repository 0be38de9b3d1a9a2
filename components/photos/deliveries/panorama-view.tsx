'use client'

import '@photo-sphere-viewer/core/index.css'
import { Viewer } from '@photo-sphere-viewer/core'
import { useEffect, useRef, useState } from 'react'
import { panoramaTexts } from '@/lib/photos/deliveries/words/photo-details'

/** How far a key turns the view, in radians. */
const step = Math.PI / 12
const turns: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** A panorama on the inside of a sphere. */
export function PanoramaView({ src, label }: { src: string; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const viewer = new Viewer({
      container: box.current,
      panorama: src,
      navbar: false,
      // The photo viewer has its own keys.
      keyboard: false,
      moveInertia: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      defaultZoomLvl: 10,
    })
    viewer.addEventListener('panorama-error', () => setFailed(true))
    const listening = new AbortController()
    addEventListener(
      'keydown',
      ({ key, shiftKey }) => {
        const turn = shiftKey && turns[key]
        if (!turn) return
        const { yaw, pitch } = viewer.getPosition()
        viewer.rotate({ yaw: yaw + turn[0], pitch: pitch + turn[1] })
      },
      { signal: listening.signal },
    )
    return () => {
      listening.abort()
      viewer.destroy()
    }
  }, [src])
  if (hasFailed) return <p className="grid size-full place-content-center p-6">{panoramaTexts.failed}</p>
  return (
    <div className="relative size-full">
      <div ref={box} role="img" aria-label={`${label}. ${panoramaTexts.hint}`} className="absolute inset-0" />
      <p className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-night/70 px-4 py-1.5 text-xs">
        {panoramaTexts.hint}
      </p>
    </div>
  )
}
