'use client'

import { useEffect, useRef, useState } from 'react'
import { toast } from '@/components/ui/toast'
import { attachmentBytes, attachmentLimit } from '@/lib/messaging/limits'
import { connectionLost, tooLargeText, tooManyFiles } from '@/lib/messaging/words'
import type { UploadedFile } from './outgoing'

/** A file whose upload is in progress or failed. */
export type Upload = {
  key: string
  file: File
  state: 'uploading' | 'failed'
  percent: number
  problem: string | null
}

type Attachments = {
  uploads: readonly Upload[]
  attach: (files: readonly File[]) => void
  retry: (upload: Upload) => void
  remove: (key: string) => void
}

/** The uploads of a message. `uploaded` are its finished files; `onUploaded` receives each new one. */
export function useAttachments(
  uploaded: readonly UploadedFile[],
  onUploaded: (file: UploadedFile) => void,
): Attachments {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<string, AbortController>())
  const latestOnUploaded = useRef(onUploaded)
  useEffect(() => {
    latestOnUploaded.current = onUploaded
  })
  useEffect(() => {
    const controllers = running.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  function change(key: string, changed: Partial<Upload>) {
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))
  }

  function remove(key: string) {
    running.current.get(key)?.abort()
    running.current.delete(key)
    setUploads((before) => before.filter((upload) => upload.key !== key))
  }

  async function start({ key, file }: Upload) {
    const controller = new AbortController()
    running.current.set(key, controller)
    try {
      const { sendAttachment } = await import('./send-attachment')
      const { signal } = controller
      const fileId = await sendAttachment(file, { signal, onProgress: (percent) => change(key, { percent }) })
      if (signal.aborted) return
      latestOnUploaded.current({ fileId, name: file.name, sizeBytes: file.size })
      remove(key)
    } catch (error) {
      if (controller.signal.aborted) return
      const problem = error instanceof Error ? error.message : connectionLost
      change(key, { state: 'failed', problem })
    }
  }

  function attach(files: readonly File[]) {
    const room = attachmentLimit - uploaded.length - uploads.length
    if (files.length > room) toast.error(tooManyFiles)
    const added = files.slice(0, Math.max(0, room)).flatMap((file): Upload[] => {
      if (file.size > attachmentBytes) {
        toast.error('Error', tooLargeText(file.name))
        return []
      }
      return [{ key: crypto.randomUUID(), file, state: 'uploading', percent: 0, problem: null }]
    })
    setUploads((before) => [...before, ...added])
    for (const upload of added) void start(upload)
  }

  function retry(upload: Upload) {
    change(upload.key, { state: 'uploading', percent: 0, problem: null })
    void start(upload)
  }

  return { uploads, attach, retry, remove }
}
