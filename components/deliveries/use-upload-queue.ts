'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createUploadQueue, type SendFile, type Upload, type UploadQueue } from './upload-queue'

/** The upload library is fetched with the first file, not with the page. */
const sendFile: SendFile = async (file, options) => (await import('./send-file')).sendFile(file, options)
const none: readonly Upload[] = []

/** A queue that lives as long as the form does. */
export function useUploadQueue(): { queue: UploadQueue; uploads: readonly Upload[] } {
  const [queue] = useState(() => createUploadQueue(sendFile))
  const uploads = useSyncExternalStore(queue.subscribe, queue.read, () => none)
  useEffect(() => () => queue.clear(), [queue])
  return { queue, uploads }
}
