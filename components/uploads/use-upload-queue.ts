'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'

type Queue<Item> = {
  read: () => readonly Item[]
  subscribe: (listener: () => void) => () => void
  goOffline: () => void
  goOnline: () => void
  pauseAll: () => void
}

/** Creates an upload queue for as long as the form is mounted; it stops and resumes with the browser's connection. */
export function useUploadQueue<Item, Q extends Queue<Item>>(
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
  return { queue, uploads }
}
