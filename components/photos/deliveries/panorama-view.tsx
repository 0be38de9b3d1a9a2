'use client'

import '@photo-sphere-viewer/core/index.css'
import '@photo-sphere-viewer/markers-plugin/index.css'
import { SYSTEM, Viewer, type ViewerConfig } from '@photo-sphere-viewer/core'
import type { GyroscopePlugin } from '@photo-sphere-viewer/gyroscope-plugin'
import { MarkersPlugin } from '@photo-sphere-viewer/markers-plugin'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followDeviceText, panoramaHint } from '@/lib/photos/deliveries/words/photo-details'

/** How far a key turns the view, in radians. */
const step = Math.PI / 12
const turns: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** Where another panorama was taken, as fractions of the flat picture. */
export type PanoramaSpot = { id: string; label: string; x: number; y: number }

type PanoramaViewProps = {
  src: string
  label: string
  spots?: readonly PanoramaSpot[]
  /** Opens the panorama of a spot. */
  onOpen?: (id: string) => void
  onFailed: () => void
}

/** A panorama on the inside of a sphere. */
export function PanoramaView({ src, label, spots = [], onOpen, onFailed }: PanoramaViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const [gyroscope, setGyroscope] = useState<GyroscopePlugin | null>(null)
  const [isFollowing, setFollowing] = useState(false)
  const fail = useEffectEvent(onFailed)
  const open = useEffectEvent((id: string) => onOpen?.(id))
  const listMarkers = useEffectEvent(() => spots.map((spot) => makeMarker(spot, open)))
  useEffect(() => {
    const viewer = box.current && openViewer(box.current, src, listMarkers())
    if (!viewer) return fail()
    viewer.addEventListener('panorama-error', () => fail())
    const turn = ({ key, shiftKey }: KeyboardEvent) => {
      const [yaw, pitch] = (shiftKey && turns[key]) || [0, 0]
      const from = viewer.getPosition()
      if (yaw !== 0 || pitch !== 0) viewer.rotate({ yaw: from.yaw + yaw, pitch: from.pitch + pitch })
    }
    addEventListener('keydown', turn)
    // Without it, the view still follows the finger.
    const motion = findGyroscope(viewer).catch(() => null)
    let isOver = false
    let device: GyroscopePlugin | null = null
    void motion.then((found) => {
      if (isOver) return found?.destroy()
      device = found
      setGyroscope(found)
    })
    return () => {
      isOver = true
      removeEventListener('keydown', turn)
      device?.destroy()
      viewer.destroy()
    }
  }, [src])

  async function follow(plugin: GyroscopePlugin) {
    if (isFollowing) plugin.stop()
    // Rejected when the person doesn't allow it.
    else await plugin.start().catch(() => {})
    setFollowing(plugin.isEnabled())
  }

  return (
    <div className="relative size-full">
      {/* Not an image: it has buttons, which wouldn't be read. */}
      <section ref={box} aria-label={`${label}. ${panoramaHint}`} className="absolute inset-0" />
      {gyroscope ? (
        <button
          type="button"
          aria-pressed={isFollowing}
          onClick={() => void follow(gyroscope)}
          className="absolute inset-x-0 bottom-3 z-90 mx-auto min-h-11 w-fit rounded-full bg-night/70 px-4 text-xs text-night-ink aria-pressed:bg-night-ink aria-pressed:text-night"
        >
          {followDeviceText}
        </button>
      ) : (
        <p className="pointer-events-none absolute inset-x-0 bottom-4 mx-auto w-fit rounded-full bg-night/70 px-4 py-1.5 text-xs text-night-ink">
          {panoramaHint}
        </p>
      )}
    </div>
  )
}

/** A button where another panorama was taken. */
function makeMarker({ id, label, x, y }: PanoramaSpot, open: (id: string) => void) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = label
  button.className =
    'min-h-11 max-w-48 cursor-pointer truncate rounded-full bg-night/80 px-4 text-xs font-strong text-night-ink shadow-[0_0_0_2px_var(--color-night-ink)] focus-visible:outline-3 focus-visible:outline-white'
  button.addEventListener('click', () => open(id))
  // The flat picture is 360° wide, and 180° high.
  return { id, element: button, position: { yaw: (x - 0.5) * 2 * Math.PI, pitch: (0.5 - y) * Math.PI } }
}

/** Returns null where the browser has no WebGL. */
function openViewer(
  container: HTMLElement,
  panorama: string,
  markers: ReturnType<typeof makeMarker>[],
): Viewer | null {
  const plugins: ViewerConfig['plugins'] = markers.length > 0 ? [[MarkersPlugin, { markers }]] : []
  try {
    // Throws; the viewer itself would write so into the page.
    SYSTEM.load()
    return new Viewer({
      container,
      panorama,
      plugins,
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

/** Returns what moves the view with the device; null for a device that can't, or has a mouse. Loaded where it's needed. */
async function findGyroscope(viewer: Viewer): Promise<GyroscopePlugin | null> {
  if (!('DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches)) return null
  const { GyroscopePlugin } = await import('@photo-sphere-viewer/gyroscope-plugin')
  const plugin = new GyroscopePlugin(viewer, { roll: false })
  plugin.init()
  return (await plugin.isSupported()) ? plugin : null
}
