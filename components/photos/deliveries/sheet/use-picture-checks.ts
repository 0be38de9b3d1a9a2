'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { type CheckRequest, createPictureChecks, type PictureCheck } from './picture-checks'

/** Checks the chosen files in a Web Worker while they upload; nothing is uploaded for it. */
export function usePictureChecks(uploads: readonly PhotoUpload[]) {
  const [worker] = useState(createWorker)
  const [checks] = useState(() => createPictureChecks(worker.check))
  useEffect(() => checks.want(uploads), [checks, uploads])
  useEffect(
    () => () => {
      checks.want([])
      worker.stop()
    },
    [checks, worker],
  )
  return useSyncExternalStore(checks.subscribe, checks.read, checks.read)
}

/** Opens the worker with the first file, and again if it was stopped. A browser that can't run it checks nothing. */
function createWorker() {
  let worker: Worker | null = null
  let isBroken = false
  let finish: (check: PictureCheck | null) => void = () => {}

  function stop() {
    worker?.terminate()
    worker = null
    finish(null)
  }

  return {
    async check({ file, needsDigest }: CheckRequest): Promise<PictureCheck | null> {
      if (isBroken) return null
      worker ??= new Worker(new URL('./check-picture.worker.ts', import.meta.url), { type: 'module' })
      const open = worker
      return await new Promise((resolve) => {
        finish = resolve
        open.onmessage = ({ data }: MessageEvent<PictureCheck>) => resolve(data)
        open.onerror = () => {
          isBroken = true
          stop()
        }
        open.postMessage({ file, needsDigest } satisfies CheckRequest)
      })
    },
    stop,
  }
}
