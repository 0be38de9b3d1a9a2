'use client'

import { lazy, Suspense, useId, useState } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { TextButton } from '@/components/ui/text-link'
import { useAwake } from '@/components/ui/use-awake'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { DropZone } from './drop-zone'
import { reportRepeated } from './finish-uploads'
import type { PhotoQueue, PhotoUpload } from './photo-queue'
import { UploadHead } from './upload-head'
import { UploadNotices } from './upload-notices'

/** The sortable list is loaded with the first file, not with the page. */
const UploadList = lazy(() => import('./upload-list').then((module) => ({ default: module.UploadList })))

/** Rows shown before the list is expanded. */
const firstRows = 5

type UploadSectionProps = {
  queue: PhotoQueue
  uploads: readonly PhotoUpload[]
  /** How many photos the delivery can take. */
  room?: number
  previewIds?: readonly string[]
  onTogglePreview?: (upload: PhotoUpload) => void
  onRemove: (uploads: readonly PhotoUpload[]) => void
  error: string | null
}

/** The drop zone for full photos, and the list of their uploads. */
export function UploadSection(props: UploadSectionProps) {
  const { queue, uploads, room, previewIds = [], onTogglePreview, onRemove, error } = props
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  const isAwake = useAwake()
  // A file that needs the photographer is never hidden.
  const shown = showsAll ? uploads : uploads.filter((upload, place) => place < firstRows || upload.problem)
  const rest = uploads.length - shown.length
  return (
    <section aria-labelledby={`${id}-title`} className="grid min-w-0 gap-1.5">
      <div className="flex justify-between gap-4">
        <h2 id={`${id}-title`} className="text-sm font-medium">
          Full photos
        </h2>
        {uploads.length > 0 && <span className="text-ink-3">{amountInWords(uploads)}</span>}
      </div>
      <DropZone
        onFiles={(files) =>
          void queue.add(files, 'PHOTO_ORIGINAL', room).then(({ repeated }) => reportRepeated(repeated))
        }
        invalid={error !== null}
        describedBy={error ? `${id}-error` : undefined}
      />
      {error && <FieldErrors id={`${id}-error`} messages={[error]} />}
      {uploads.length > 0 && (
        <>
          <UploadNotices uploads={uploads} onRemove={onRemove} />
          <UploadHead queue={queue} uploads={uploads} />
          {isAwake && (
            <Suspense>
              <UploadList
                uploads={shown}
                previewIds={previewIds}
                onArrange={queue.arrange}
                onRetry={(upload) => queue.retry(upload.id)}
                onReplace={(upload, file) => void queue.replace(upload.id, file)}
                onPause={(upload) => queue.pause(upload.id)}
                onRemove={(upload) => onRemove([upload])}
                onTogglePreview={onTogglePreview}
              />
            </Suspense>
          )}
          {(rest > 0 || showsAll) && uploads.length > firstRows && (
            <TextButton className="mt-1 justify-self-start text-ink-2" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show fewer' : `Show ${rest} more`}
            </TextButton>
          )}
        </>
      )}
    </section>
  )
}

function amountInWords(uploads: readonly PhotoUpload[]): string {
  const size = uploads.reduce((sum, { bytes }) => sum + bytes, 0)
  return `${uploads.length === 1 ? '1 file' : `${uploads.length} files`}, ${formatBytes(size)}`
}
