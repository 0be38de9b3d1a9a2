import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { linkClasses } from '@/components/ui/text-link'
import { newTabNote, newTabText, openTourText, tourTitle } from '@/lib/photos/virtual-tours/words'
import { TourFrame } from './tour-frame'

type TourPlateProps = {
  /** `isFramed`: whether it opens here; otherwise in a new tab. */
  tour: { url: string; host: string; isFramed: boolean }
  /** Fills the plate; nothing for a dark one. */
  picture: ReactNode
  /** The plate's shape. */
  className: string
  /** Beside the link to the tour, below it. */
  children?: ReactNode
}

const plateClasses =
  'group absolute inset-0 grid place-items-center focus-visible:-outline-offset-4 focus-visible:outline-white'

/** A picture of ours that opens a tour. Nothing of the tour's host is loaded before. */
export function TourPlate({ tour, picture, className, children }: TourPlateProps) {
  const { url, host, isFramed } = tour
  const plate = (
    <>
      {picture}
      <span className="absolute inset-0 bg-linear-to-b from-transparent via-transparent to-night/76" />
      <span className="relative grid size-18 place-items-center rounded-full bg-night/70 transition-[scale] duration-(--duration-base) ease-light group-hover:scale-106 md:size-24">
        <Icon name="box" size="lg" />
      </span>
      <span className="absolute bottom-5 left-(--pad) md:bottom-6 md:left-7">
        <span className="block t-head">{openTourText}</span>
        <span className="block text-xs">{isFramed ? host : `${host} · ${newTabNote}`}</span>
      </span>
    </>
  )
  return (
    <>
      <div
        className={mergeClasses(
          'relative overflow-hidden bg-night text-white has-[iframe]:aspect-auto has-[iframe]:h-[min(84svh,54rem)]',
          className,
        )}
      >
        {isFramed ? (
          <TourFrame url={url} title={`${tourTitle}, ${host}`} className={plateClasses}>
            {plate}
          </TourFrame>
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer" className={plateClasses}>
            {plate}
          </a>
        )}
      </div>
      <p className="mt-3 flex flex-wrap justify-end gap-x-6 gap-y-1 empty:hidden">
        {isFramed && (
          <a href={url} target="_blank" rel="noopener noreferrer" className={linkClasses('text-ink-2')}>
            <Icon name="external-link" size="sm" />
            {newTabText}
          </a>
        )}
        {children}
      </p>
    </>
  )
}

/** Returns a photo from the middle, where the rooms are; another one for each tour. Undefined without photos. */
export function pickPicture<P>(photos: readonly P[], place: number): P | undefined {
  return photos[(Math.floor(photos.length / 2) + place) % photos.length]
}
