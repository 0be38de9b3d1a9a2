'use client'

import { type ReactNode, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { ViewerFrame } from '@/components/ui/viewer'
import { splitIntoRows } from '@/lib/site/portfolio/rules/public-page'
import type { Project } from '@/lib/site/portfolio/schema'
import { MediaStage, useCarousel } from './media-stage'
import { MediaStrip } from './media-strip'
import { type NamedMedium, nameMedia } from './medium'
import { MediumPicture } from './medium-picture'
import { leadSizes } from './picture-sources'
import { zoneClasses } from './public-frame'

/** Pictures per row, repeating. */
const rhythm = [2, 3, 1]

/** Returns the `sizes` of a picture in a row of this length. A full-width one is cropped to a band. */
function sizesOf(length: number): string {
  if (length === 3) return '(min-width: 90rem) 28rem, (min-width: 48rem) 34vw, 100vw'
  return length === 1
    ? '(min-width: 90rem) 85rem, 100vw'
    : '(min-width: 90rem) 50rem, (min-width: 48rem) 60vw, 100vw'
}

/** The project's media: a large one, the text (`children`), then the grid. Each opens the viewer. */
export function ProjectGallery({ project, children }: { project: Project; children: ReactNode }) {
  const [open, setOpen] = useState<number | null>(null)
  const media = nameMedia(project)
  const [lead, ...rest] = media
  let first = 1
  return (
    <>
      {lead && (
        <div className="mx-auto aspect-4/5 max-w-360 @3xl:aspect-auto @3xl:h-[min(50rem,56cqw)]">
          <MediumButton
            medium={lead}
            sizes={leadSizes}
            number={1}
            count={media.length}
            leading
            onOpen={() => setOpen(0)}
            className="size-full rounded-none [&_img]:rounded-none"
          />
        </div>
      )}
      {children}
      {rest.length > 0 && (
        <div className={zoneClasses}>
          <ul className="grid grid-cols-2 gap-1 @3xl:grid-cols-12 @3xl:gap-2">
            {splitIntoRows(rest.length, rhythm).flatMap((length) => {
              const start = first
              first += length
              return media.slice(start, first).map((medium, place) => (
                <li key={medium.address} className={mergeClasses('relative', boxOf(place, length))}>
                  <MediumButton
                    medium={medium}
                    sizes={sizesOf(length)}
                    number={start + place + 1}
                    count={media.length}
                    onOpen={() => setOpen(start + place)}
                    className="absolute inset-0 size-full"
                  />
                </li>
              ))
            })}
          </ul>
        </div>
      )}
      <MediaViewer title={project.title} media={media} index={open} onMove={setOpen} />
    </>
  )
}

/** Returns the classes of a picture's box in a row of one, two, or three. */
function boxOf(place: number, length: number): string {
  if (length === 1) return 'col-span-full aspect-3/2 @3xl:aspect-21/9'
  if (length === 3) {
    return mergeClasses('aspect-3/2 @3xl:col-span-4', place === 0 && 'col-span-full @3xl:col-span-4')
  }
  return place === 0
    ? 'col-span-full aspect-3/2 @3xl:col-span-7'
    : 'col-span-full aspect-3/2 @3xl:aspect-auto @3xl:col-span-5'
}

type MediumButtonProps = {
  medium: NamedMedium
  sizes: string
  number: number
  count: number
  leading?: boolean
  onOpen: () => void
  className: string
}

function MediumButton({ medium, sizes, number, count, leading, onOpen, className }: MediumButtonProps) {
  const isVideo = medium.kind === 'video'
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={isVideo ? `Play video ${number} of ${count}` : `Open photo ${number} of ${count}`}
      className={mergeClasses(
        'block overflow-hidden rounded-print bg-shade focus-visible:-outline-offset-4 [&_img]:transition-[scale] [&_img]:duration-(--duration-slow) [&_img]:ease-light hover:[&_img]:scale-[1.015]',
        className,
      )}
    >
      <MediumPicture
        medium={medium}
        alt={isVideo ? '' : medium.alt}
        sizes={sizes}
        widest={leading ? 2400 : 1600}
        leading={leading}
      />
      {isVideo && (
        <span className="absolute bottom-3 left-3 flex items-center gap-3 rounded-sm bg-night/72 py-2 pr-4 pl-2.5 text-night-ink @3xl:bottom-5 @3xl:left-5">
          <Icon name="play" />
          Play video
        </span>
      )}
    </button>
  )
}

type MediaViewerProps = {
  title: string
  media: readonly NamedMedium[]
  /** Zero-based; null while closed. */
  index: number | null
  onMove: (index: number | null) => void
}

/** Shows one image or video at a time. Arrow keys and swipes wrap around; Escape closes. */
function MediaViewer({ title, media, index, onMove }: MediaViewerProps) {
  const carousel = useCarousel(index ?? 0, media.length, onMove)
  if (index === null || !media[index]) return null
  return (
    <ViewerFrame
      onClose={() => onMove(null)}
      aria-label={`Photos and videos of ${title}`}
      onKeyDown={carousel.onKeyDown}
      title={title}
      position={`${index + 1} / ${media.length}`}
      stage={
        <MediaStage
          media={media}
          index={index}
          carousel={carousel}
          fit="contain"
          sizes="100vw"
          className="size-full"
        />
      }
      previous={{ label: 'Previous', onClick: carousel.previous }}
      next={{ label: 'Next', onClick: carousel.next }}
      strip={
        <MediaStrip
          media={media}
          index={index}
          onMove={onMove}
          className="px-6 pt-3 pb-5 max-md:px-5"
          centered
        />
      }
    />
  )
}
