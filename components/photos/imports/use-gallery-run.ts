'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { holdWakeLock } from '@/components/uploads/hold-wake-lock'
import type { GalleryRun, Run } from './gallery-run'

const nothing = () => () => undefined
const noRun = () => null

/** The import that is under way; it stops and resumes with the browser's connection. The screen stays on while it runs. */
export function useGalleryRun() {
  const [controls, setControls] = useState<GalleryRun | null>(null)
  const run: Run | null = useSyncExternalStore(controls?.subscribe ?? nothing, controls?.read ?? noRun, noRun)
  useEffect(() => {
    if (!controls) return
    controls.resume()
    window.addEventListener('offline', controls.goOffline)
    window.addEventListener('online', controls.goOnline)
    return () => {
      window.removeEventListener('offline', controls.goOffline)
      window.removeEventListener('online', controls.goOnline)
      controls.pause()
    }
  }, [controls])
  const isRunning = run?.state === 'running'
  useEffect(() => (isRunning ? holdWakeLock() : undefined), [isRunning])
  return { controls, run, setControls }
}
