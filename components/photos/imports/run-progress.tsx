'use client'

import { memo } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Rows } from '@/components/ui/rows'
import { Status } from '@/components/ui/status'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { countGalleries, importedTitle, runTexts } from '@/lib/photos/imports/words/import'
import type { GalleryRun, Run, RunGallery } from './gallery-run'

type RunProgressProps = { run: Run; controls: GalleryRun; onEnd: () => void }

/** How far an import is, in all and for each gallery, with buttons to pause and end it. */
export function RunProgress({ run, controls, onEnd }: RunProgressProps) {
  const { state, galleries } = run
  const imported = galleries.filter((gallery) => gallery.state === 'imported')
  const failed = galleries.filter((gallery) => gallery.state === 'failed')
  const total = sum(galleries.map(({ photos }) => photos.length))
  const done = sum(galleries.map(uploadedOf))
  const isFinished = state === 'finished'
  return (
    <section aria-label={runTexts.title}>
      <div aria-live="polite">
        <p className="text-base font-strong">
          {isFinished
            ? importedTitle(imported.length)
            : `${imported.length.toLocaleString('en-US')} of ${countGalleries(galleries.length)}`}
        </p>
      </div>
      <p className="mb-3 text-ink-2">
        {done.toLocaleString('en-US')} of {countPhotos(total)} uploaded
        {state === 'paused' && ' · Paused'}
      </p>
      <Progress
        percent={total === 0 ? 100 : (done / total) * 100}
        label={runTexts.title}
        tone={isFinished && failed.length === 0 ? 'ok' : 'accent'}
      />
      {isFinished && failed.length > 0 && (
        <Notice
          tone="wait"
          title={`Not imported: ${countGalleries(failed.length)}`}
          announce
          className="mt-6"
        >
          {runTexts.failed}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-2.5">
        {state === 'running' && <Button onClick={controls.pause}>Pause</Button>}
        {state === 'paused' && (
          <Button variant="main" onClick={controls.resume}>
            Resume
          </Button>
        )}
        {isFinished && failed.length > 0 && (
          <Button variant="main" onClick={() => controls.retry()}>
            Try again
          </Button>
        )}
        <Button variant={isFinished && failed.length === 0 ? 'main' : 'quiet'} onClick={onEnd}>
          {isFinished ? 'Done' : 'Stop'}
        </Button>
      </div>
      <Rows className="mt-8 border-t">
        {galleries.map((gallery, at) => (
          <li key={`${gallery.row.folder} ${gallery.row.email} ${gallery.row.date}`} className="py-3">
            <GalleryLine gallery={gallery} at={at} controls={controls} />
          </li>
        ))}
      </Rows>
    </section>
  )
}

type GalleryLineProps = { gallery: RunGallery; at: number; controls: GalleryRun }

/** Rendered again only when its gallery changed: every uploaded photo renders the list, which has hundreds. */
const GalleryLine = memo(function GalleryLine({ gallery, at, controls }: GalleryLineProps) {
  const { row, photos, state, problems } = gallery
  const rejected = problems.filter(({ photo }) => photo !== null)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-strong wrap-anywhere">
          <bdi>{row.address}</bdi>
        </p>
        <GalleryState {...gallery} />
      </div>
      {state === 'failed' && (
        <>
          <ul className="mt-1.5 text-stop">
            {problems.map(({ photo, text }) => (
              <li key={`${photo?.name} ${text}`} className="wrap-anywhere">
                {photo && !text.startsWith(photo.name) ? `${photo.name}: ${text}` : text}
              </li>
            ))}
          </ul>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => controls.retry(at)} aria-label={`Try again: ${row.address}`}>
              Try again
            </Button>
            {rejected.length > 0 && rejected.length < photos.length && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() => controls.leaveOut(at)}
                aria-label={`Leave out ${countPhotos(rejected.length)} of ${row.address}`}
              >
                Leave out {countPhotos(rejected.length)}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  )
})

function GalleryState({ state, photos, uploadedCount }: RunGallery) {
  if (state === 'imported') return <Status value="SENT" label={`${countPhotos(photos.length)} imported`} />
  if (state === 'failed') return <Status value="FAILED" label="Not imported" />
  if (state === 'waiting') return <Status value="DRAFT" label={countPhotos(photos.length)} />
  return <Status value="PROCESSING" label={`${uploadedCount} of ${countPhotos(photos.length)}`} />
}

function uploadedOf({ state, photos, uploadedCount }: RunGallery): number {
  return state === 'imported' ? photos.length : uploadedCount
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
