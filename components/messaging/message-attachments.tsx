import { Icon } from '@/components/ui/icon'
import type { MessageAttachment } from '@/lib/messaging/schema'

/** The attachments of a message: pictures inline, other files as downloads. */
export function MessageAttachments({
  files,
  isMine,
}: {
  files: readonly MessageAttachment[]
  isMine: boolean
}) {
  if (files.length === 0) return null
  return (
    <ul
      className={`flex max-w-[min(34rem,82%)] flex-wrap gap-1 ${isMine ? 'justify-end self-end' : 'self-start'}`}
    >
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {file.isPicture ? <Picture file={file} /> : <Download file={file} />}
        </li>
      ))}
    </ul>
  )
}

function Picture({ file }: { file: MessageAttachment }) {
  return (
    <a
      href={`/api/attachments/${file.id}`}
      target="_blank"
      rel="noopener"
      className="block overflow-hidden rounded-bubble bg-shade focus-visible:outline-offset-2"
    >
      {/* biome-ignore lint/performance/noImgElement: the URL is signed per viewer, and the thumbnail is already small */}
      <img
        src={`/api/attachments/${file.id}?size=thumbnail`}
        alt={file.name}
        loading="lazy"
        className="h-40 w-56 max-w-full object-cover"
      />
    </a>
  )
}

function Download({ file }: { file: MessageAttachment }) {
  return (
    <a
      href={`/api/attachments/${file.id}`}
      className="flex min-h-11 items-center gap-2.5 rounded-bubble border border-edge bg-raised px-3.5 py-2 hover:border-ink-2"
    >
      <Icon name="file-down" className="text-ink-2" />
      <span className="min-w-0 wrap-anywhere">{file.name}</span>
      <span className="text-xs whitespace-nowrap text-ink-3">{describeSize(file.sizeBytes)}</span>
    </a>
  )
}

/** `12 KB`, `1.4 MB`. */
export function describeSize(bytes: number): string {
  const kilobytes = bytes / 1024
  if (kilobytes < 1024) return `${Math.max(1, Math.round(kilobytes))} KB`
  return `${(kilobytes / 1024).toFixed(1)} MB`
}
