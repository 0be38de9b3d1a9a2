'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { type CheckRequest, createPictureChecks, type PictureCheck } from './picture-checks'

/** Decoding a 24-megapixel picture takes about 100 MB, and a core. */
const maxWorkers = 2

/** Checks the chosen files in Web Workers while they upload; nothing is uploaded for it. */
export function usePictureChecks(uploads: readonly PhotoUpload[]) {
  const [workers] = useState(() =>
    Array.from({ length: Math.min(maxWorkers, coreCount()) }, () => createWorker()),
  )
  const [checks] = useState(() => createPictureChecks(workers.map(({ check }) => check)))
  useEffect(() => checks.want(uploads), [checks, uploads])
  useEffect(
    () => () => {
      checks.want([])
      for (const worker of workers) worker.stop()
    },
    [checks, workers],
  )
  return useSyncExternalStore(checks.subscribe, checks.read, checks.read)
}

/** On the server, no worker is opened. */
function coreCount(): number {
  return typeof navigator === 'undefined' ? 1 : (navigator.hardwareConcurrency ?? 1)
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
