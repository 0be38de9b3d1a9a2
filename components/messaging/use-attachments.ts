'use client'

import { useEffect, useRef } from 'react'
import { toast } from '@/components/ui/toast'
import { createUploadQueue, newUpload, type Upload } from '@/components/uploads/upload-queue'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import { attachmentBytes, attachmentLimit } from '@/lib/messaging/limits'
import type { AttachmentUploads } from '@/lib/messaging/routes/attachment-uploads'
import { tooLargeText, tooManyFiles } from '@/lib/messaging/words'
import type { UploadedFile } from './outgoing'

type StoredAttachment = { fileId: string }
type Send = Parameters<typeof createUploadQueue<unknown, StoredAttachment>>[0]['send']

/** The upload library is loaded with the first file, not with the page. */
const send: Send = async (file, _upload, options) => {
  const { sendFile } = await import('@/components/uploads/send-file')
  return sendFile('messageAttachment' satisfies keyof AttachmentUploads, file, options)
}

/** The unfinished uploads of a message. `uploaded` are its finished files; `onUploaded` receives each new one. */
export function useAttachments(uploaded: readonly UploadedFile[], onUploaded: (file: UploadedFile) => void) {
  const latestOnUploaded = useRef(onUploaded)
  useEffect(() => {
    latestOnUploaded.current = onUploaded
  })
  const { queue, uploads: all } = useUploadQueue(() =>
    createUploadQueue<unknown, StoredAttachment>({
      send,
      finish({ fileId }, { name, bytes }) {
        latestOnUploaded.current({ fileId, name, sizeBytes: bytes })
        return {}
      },
    }),
  )
  const uploads = all.filter(({ state }) => state !== 'done')

  function attach(files: readonly File[]) {
    const room = attachmentLimit - uploaded.length - uploads.length
    if (files.length > room) toast.error(tooManyFiles)
    for (const file of files.slice(0, Math.max(0, room))) {
      if (file.size > attachmentBytes) toast.error('Error', tooLargeText(file.name))
      else queue.append(newUpload(file, null))
    }
    queue.start()
  }

  return {
    uploads,
    attach,
    retry: ({ id }: Upload) => queue.retry(id),
    remove: (id: string) => queue.remove([id]),
  }
}
