'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue'
import type { SendFile } from './upload-transport'

/** The upload library is loaded with the first file, not with the page. */
const sendFile: SendFile = async (file, options) => (await import('./send-file')).sendFile(file, options)

/** Creates an upload queue for as long as the form is mounted, starting with the uploads of an earlier visit. */
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
