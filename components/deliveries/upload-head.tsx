'use client'

import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { isInProgress } from '@/components/uploads/upload-queue'
import { formatBytes } from '@/lib/deliveries/rules/files'
import type { PhotoQueue, PhotoUpload } from './photo-queue'
import { sortByName, sortByTimeTaken } from './sort-uploads'
import { sumBytes, useTimeLeft } from './use-time-left'

type UploadHeadProps = { queue: PhotoQueue; uploads: readonly PhotoUpload[] }

/** Shows the overall upload progress, and the actions for all files. */
export function UploadHead({ queue, uploads }: UploadHeadProps) {
  const timeLeft = useTimeLeft(uploads)
  const { sent, total } = sumBytes(uploads)
  const moving = uploads.some(isInProgress)
  const isAnyPaused = uploads.some(({ state }) => state === 'paused')
  const failed = uploads.filter(({ state }) => state === 'failed')
  return (
    <div className="mt-4 grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-strong">
          {progressInWords(uploads)}
        </p>
        <p className="text-ink-2">
          {[moving && `${formatBytes(sent)} of ${formatBytes(total)}`, timeLeft].filter(Boolean).join(' · ')}
        </p>
      </div>
      {moving && <Progress percent={total === 0 ? 0 : (sent / total) * 100} label="All uploads" />}
      <div className="flex flex-wrap gap-x-5 text-ink-2">
        {moving && <TextButton onClick={queue.pauseAll}>Pause all</TextButton>}
        {isAnyPaused && <TextButton onClick={queue.resumeAll}>Resume all</TextButton>}
        {failed.length > 1 && (
          <TextButton onClick={() => failed.map(({ id }) => queue.retry(id))}>
            Try {failed.length} files again
          </TextButton>
        )}
        {uploads.length > 1 && (
          <>
            <TextButton onClick={() => queue.arrange(sortByName(uploads))}>Sort by name</TextButton>
            <TextButton onClick={() => void sortByTimeTaken(uploads).then(queue.arrange)}>
              Sort by date taken
            </TextButton>
          </>
        )}
      </div>
    </div>
  )
}

function progressInWords(uploads: readonly PhotoUpload[]): string {
  const counted = uploads.filter(({ state }) => state !== 'rejected')
  const done = counted.filter(({ state }) => state === 'done').length
  if (counted.some(isInProgress))
    return `Uploading ${Math.min(done + 1, counted.length)} of ${counted.length}`
  return done === counted.length ? `Uploaded ${done}` : `Uploaded ${done} of ${counted.length}`
}
