'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Progress } from '@/components/ui/progress'
import { toast } from '@/components/ui/toast'
import { connectionLostText } from '@/components/uploads/connection-lost'
import { createUploadQueue, isInProgress, newUpload, type Upload } from '@/components/uploads/upload-queue'
import { useUploadQueue } from '@/components/uploads/use-upload-queue'
import { attachmentBytes, attachmentLimit } from '@/lib/messaging/limits'
import type { AttachmentUploads } from '@/lib/messaging/routes/attachment-uploads'
import { tooLargeText, tooManyFiles } from '@/lib/messaging/words'
import { describeSize } from './message-attachments'
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

type AttachedFilesProps = {
  uploaded: readonly UploadedFile[]
  uploads: readonly Upload[]
  onRemoveUploaded: (fileId: string) => void
  onRemove: (id: string) => void
  onRetry: (upload: Upload) => void
}

/** The files of a message being written, with upload progress. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { uploaded, uploads, onRemoveUploaded, onRemove, onRetry } = props
  if (uploaded.length + uploads.length === 0) return null
  return (
    <ul aria-label="Attached files" className="mb-2 flex flex-wrap gap-2">
      {uploaded.map(({ fileId, name, sizeBytes }) => (
        <Chip
          key={fileId}
          name={name}
          note={describeSize(sizeBytes)}
          onRemove={() => onRemoveUploaded(fileId)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadChip
          key={upload.id}
          upload={upload}
          onRemove={() => onRemove(upload.id)}
          onRetry={() => onRetry(upload)}
        />
      ))}
    </ul>
  )
}

type UploadChipProps = { upload: Upload; onRemove: () => void; onRetry: () => void }

function UploadChip({ upload, onRemove, onRetry }: UploadChipProps) {
  const { name, state, percent, problem } = upload
  if (isInProgress(upload)) {
    return (
      <Chip name={name} note={state === 'lost' ? connectionLostText : `${percent}%`} onRemove={onRemove}>
        <Progress percent={percent} label={`Uploading ${name}`} className="absolute inset-x-0 bottom-0" />
      </Chip>
    )
  }
  return (
    <Chip name={name} note={problem ?? 'Upload failed.'} isFailed onRemove={onRemove}>
      <IconButton size="sm" label={`Try uploading ${name} again`} icon="rotate-ccw" onClick={onRetry} />
    </Chip>
  )
}

type ChipProps = {
  name: string
  note: string
  isFailed?: boolean
  onRemove: () => void
  children?: ReactNode
}

function Chip({ name, note, isFailed = false, onRemove, children }: ChipProps) {
  return (
    <li className="relative flex max-w-full items-center gap-2 overflow-hidden rounded-sm border bg-raised py-1 pr-1 pl-2.5 text-xs">
      <Icon
        name={isFailed ? 'triangle-alert' : 'paperclip'}
        size="sm"
        className={isFailed ? 'text-stop' : 'text-ink-3'}
      />
      <span className="min-w-0">
        <span className="block max-w-52 truncate">{name}</span>
        <span role={isFailed ? 'alert' : undefined} className={isFailed ? 'text-stop' : 'text-ink-3'}>
          {note}
        </span>
      </span>
      {children}
      <IconButton size="sm" label={`Remove ${name}`} icon="x" onClick={onRemove} />
    </li>
  )
}
