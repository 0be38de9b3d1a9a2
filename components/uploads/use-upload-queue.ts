'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { holdWakeLock } from './hold-wake-lock'
import { isInProgress, type Upload } from './upload-queue'

type Queue<Item> = {
  read: () => readonly Item[]
  subscribe: (listener: () => void) => () => void
  goOffline: () => void
  goOnline: () => void
  pauseAll: () => void
}

/**
 * Creates an upload queue for as long as the form is mounted; it stops and resumes with the browser's connection. The screen
 * stays on while it uploads.
 */
export function useUploadQueue<Item extends Pick<Upload, 'state'>, Q extends Queue<Item>>(
  create: () => Q & Queue<Item>,
): { queue: Q; uploads: readonly Item[] } {
  const [queue] = useState(create)
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
  const isUploading = uploads.some(isInProgress)
  useEffect(() => (isUploading ? holdWakeLock() : undefined), [isUploading])
  return { queue, uploads }
}
