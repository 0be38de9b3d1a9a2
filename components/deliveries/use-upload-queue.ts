'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SendFile } from './upload-journey'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue'

/** The upload library is fetched with the first file, not with the page. */
const sendFile: SendFile = async (file, options) => (await import('./send-file')).sendFile(file, options)

/** A queue that lives as long as the form does, and begins with what an earlier visit left. */
export function useUploadQueue(left: readonly Upload[] = []): {
  queue: UploadQueue
  uploads: readonly Upload[]
} {
  const [queue] = useState(() => {
    const made = createUploadQueue(sendFile)
    made.restore(left)
    return made
  })
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, queue.read)
  useEffect(() => {
    window.addEventListener('offline', queue.goOffline)
    window.addEventListener('online', queue.goOnline)
    return () => {
      window.removeEventListener('offline', queue.goOffline)
      window.removeEventListener('online', queue.goOnline)
      queue.pauseAll()
    }
  }, [queue])
  return { queue, uploads }
}
