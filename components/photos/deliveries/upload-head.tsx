'use client'

import { useEffect, useRef, useState } from 'react'
import { Progress } from '@/components/ui/progress'
import { TextButton } from '@/components/ui/text-link'
import { isInProgress } from '@/components/uploads/upload-queue'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import type { PhotoQueue, PhotoUpload } from './photo-queue'
import { sortByName, sortByTimeTaken } from './sort-uploads'

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

const sampleMs = 2_000
/** Before this, the pace is too uncertain for an estimate. */
const minElapsedMs = 4_000

/** Estimates the remaining time: `About 4 minutes left`; empty until there is an estimate. */
function useTimeLeft(uploads: readonly PhotoUpload[]): string {
  const latest = useRef(uploads)
  latest.current = uploads
  const [text, setText] = useState('')
  const active = uploads.some(isInProgress)

  useEffect(() => {
    if (!active) return
    const begun = { at: Date.now(), bytes: sumBytes(latest.current).sent }
    const timer = setInterval(() => {
      const elapsed = Date.now() - begun.at
      const { sent, total } = sumBytes(latest.current)
      if (elapsed >= minElapsedMs && sent > begun.bytes)
        setText(inWords(((total - sent) * elapsed) / (sent - begun.bytes)))
    }, sampleMs)
    return () => {
      clearInterval(timer)
      setText('')
    }
  }, [active])

  return active ? text : ''
}

/** Returns the bytes sent and in total, without rejected, failed and missing files. */
function sumBytes(uploads: readonly PhotoUpload[]): { sent: number; total: number } {
  const counted = uploads.filter(
    ({ state }) => state !== 'rejected' && state !== 'failed' && state !== 'missing',
  )
  return {
    sent: counted.reduce((sum, { bytes, percent }) => sum + (bytes * percent) / 100, 0),
    total: counted.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function inWords(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'Less than a minute left'
  return minutes === 1 ? 'About 1 minute left' : `About ${minutes} minutes left`
}
