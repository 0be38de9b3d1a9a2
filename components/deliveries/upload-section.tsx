'use client'

import { useId, useState } from 'react'
import { FieldErrors } from '@/components/ui/field'
import { TextButton } from '@/components/ui/text-link'
import { formatBytes } from '@/lib/deliveries/rules'
import { DropZone } from './drop-zone'
import { isTravelling, type Upload, type UploadQueue } from './upload-queue'
import { UploadRow } from './upload-row'
import { useTimeLeft } from './use-time-left'

/** Rows shown before the rest is asked for. */
const firstRows = 5

type UploadSectionProps = {
  queue: UploadQueue
  uploads: readonly Upload[]
  onRemove: (upload: Upload) => void
  error: string | null
}

/** The full photos: where they are dropped, and the list of them on their way. */
export function UploadSection({ queue, uploads, onRemove, error }: UploadSectionProps) {
  const id = useId()
  const [showsAll, setShowsAll] = useState(false)
  // A file that needs the photographer is never hidden.
  const shown = showsAll ? uploads : uploads.filter((upload, place) => place < firstRows || upload.problem)
  const rest = uploads.length - shown.length
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-1.5">
      <div className="flex justify-between gap-4">
        <h2 id={`${id}-title`} className="text-sm font-medium">
          Full photos
        </h2>
        {uploads.length > 0 && <span className="text-ink-3">{amountInWords(uploads)}</span>}
      </div>
      <DropZone
        onFiles={(files) => queue.add(files, 'PHOTO_ORIGINAL')}
        invalid={error !== null}
        describedBy={error ? `${id}-error` : undefined}
      />
      {error && <FieldErrors id={`${id}-error`} messages={[error]} />}
      {uploads.length > 0 && (
        <>
          <UploadHead uploads={uploads} onRetry={(ids) => ids.map(queue.retry)} />
          <ul className="border-t border-ink">
            {shown.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => queue.retry(upload.id)}
                onRemove={() => onRemove(upload)}
              />
            ))}
          </ul>
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

function UploadHead({ uploads, onRetry }: { uploads: readonly Upload[]; onRetry: (ids: string[]) => void }) {
  const timeLeft = useTimeLeft(uploads)
  const failed = uploads.filter(({ state }) => state === 'failed')
  return (
    <div className="mt-4 flex items-baseline justify-between gap-4">
      <p role="status" className="font-strong">
        {progressInWords(uploads)}
      </p>
      {failed.length > 1 ? (
        <TextButton className="text-ink-2" onClick={() => onRetry(failed.map(({ id }) => id))}>
          Try {failed.length} again
        </TextButton>
      ) : (
        <span className="text-ink-2">{timeLeft}</span>
      )}
    </div>
  )
}

function progressInWords(uploads: readonly Upload[]): string {
  const counted = uploads.filter(({ state }) => state !== 'refused')
  const done = counted.filter(({ state }) => state === 'done').length
  if (counted.some(isTravelling))
    return `Uploading ${Math.min(done + 1, counted.length)} of ${counted.length}`
  return done === counted.length ? `Uploaded ${done}` : `Uploaded ${done} of ${counted.length}`
}

function amountInWords(uploads: readonly Upload[]): string {
  const bytes = uploads.reduce((sum, { file }) => sum + file.size, 0)
  return `${uploads.length === 1 ? '1 file' : `${uploads.length} files`}, ${formatBytes(bytes)}`
}
