'use client'

import { type ReactNode, useState } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Modal } from '@/components/ui/modal'
import type { Project } from '@/lib/site/portfolio/schema'
import { MediaStage, useCarousel } from './media-stage'
import { MediaStrip } from './media-strip'
import { nameMedia } from './medium'
import { Tags } from './tags'

type ProjectDialogProps = {
  project: Project
  /** Further buttons above the link to its page. */
  actions?: ReactNode
  onClose: () => void
}

/** A preview of a project: its media as a carousel, and its details. */
export function ProjectDialog({ project, actions, onClose }: ProjectDialogProps) {
  const { title, category, location, description, services } = project
  const media = nameMedia(project)
  const [index, setIndex] = useState(0)
  const carousel = useCarousel(index, media.length, setIndex)
  const arrowClasses =
    'absolute top-1/2 -translate-y-1/2 rounded-sm bg-night/72 text-white hover:bg-night hover:text-white size-11 md:size-11'
  return (
    <Modal
      open
      onClose={onClose}
      aria-label={title}
      onKeyDown={carousel.onKeyDown}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(72rem,calc(100%-2rem))] overflow-auto overscroll-contain rounded-lg bg-raised p-0 shadow-dialog backdrop:bg-veil open:animate-rise max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 content-start bg-night text-white [&_:focus-visible]:outline-night-ink">
          {media.length > 0 ? (
            <div className="relative">
              <MediaStage
                media={media}
                index={index}
                carousel={carousel}
                fit="cover"
                sizes="(min-width: 64rem) 50rem, 100vw"
                className="aspect-3/2"
              />
              <span
                aria-live="polite"
                className="absolute top-3 right-3 rounded-[2px] bg-night/72 px-2 py-0.5 tabular-nums"
              >
                {index + 1} / {media.length}
              </span>
              {media.length > 1 && (
                <>
                  <IconButton
                    label="Previous"
                    icon="chevron-left"
                    onClick={carousel.previous}
                    className={`${arrowClasses} left-3`}
                  />
                  <IconButton
                    label="Next"
                    icon="chevron-right"
                    onClick={carousel.next}
                    className={`${arrowClasses} right-3`}
                  />
                </>
              )}
            </div>
          ) : (
            <p className="grid aspect-3/2 place-content-center text-night-ink">No images or videos yet</p>
          )}
          {media.length > 1 && <MediaStrip media={media} index={index} onMove={setIndex} className="p-3" />}
        </div>
        <div className="flex flex-col items-start gap-4 p-5 md:p-7">
          <div className="flex w-full items-center justify-between text-xs text-ink-2">
            {category}
            <IconButton label="Close" icon="x" onClick={onClose} className="-mt-1.5 -mr-2" />
          </div>
          <h2 className="t-title text-[2rem] leading-[2.125rem] wrap-break-word">{title}</h2>
          {location && (
            <p className="flex items-center gap-1.5 text-ink-2">
              <Icon name="map-pin" size="sm" />
              {location}
            </p>
          )}
          {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
          {services.length > 0 && (
            <div>
              <p className="t-label">Services</p>
              <Tags tags={services} />
            </div>
          )}
          <div className="@container mt-auto grid w-full gap-3">
            {actions}
            {/* A plain link, because the URL bar may already show this address. */}
            <a
              href={`/portfolio/${project.id}`}
              className={buttonClasses({ variant: actions ? undefined : 'main', wide: true })}
            >
              Open page
            </a>
          </div>
        </div>
      </div>
    </Modal>
  )
}
