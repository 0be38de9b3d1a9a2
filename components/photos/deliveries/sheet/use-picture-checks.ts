'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PhotoUpload } from '@/components/photos/deliveries/photo-queue'
import { type CheckRequest, createPictureChecks, type PictureCheck } from './picture-checks'

/** Checks the chosen files in a Web Worker while they upload; nothing is uploaded for it. */
export function usePictureChecks(uploads: readonly PhotoUpload[]) {
  const [worker] = useState(createWorker)
  const [checks] = useState(() => createPictureChecks(worker.check))
  useEffect(() => checks.want(uploads), [checks, uploads])
  useEffect(() => worker.stop, [worker])
  return useSyncExternalStore(checks.subscribe, checks.read, checks.read)
}

/** Opens the worker with the first file, and again if it was stopped. */
function createWorker() {
  let worker: Worker | null = null
  return {
    check({ file, needsDigest }: CheckRequest): Promise<PictureCheck | null> {
      worker ??= new Worker(new URL('./check-picture.worker.ts', import.meta.url), { type: 'module' })
      const open = worker
      return new Promise((resolve) => {
        open.onmessage = ({ data }: MessageEvent<PictureCheck>) => resolve(data)
        // A browser that doesn't run it sends photos without checking them.
        open.onerror = () => resolve(null)
        open.postMessage({ file, needsDigest } satisfies CheckRequest)
      })
    },
    stop() {
      worker?.terminate()
      worker = null
    },
  }
}
