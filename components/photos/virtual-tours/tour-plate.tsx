import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { PlateFace, plateClasses } from '@/components/ui/plate-face'
import { linkClasses } from '@/components/ui/text-link'
import { newTabNote, newTabText, openTourText, tourTitle } from '@/lib/photos/virtual-tours/words'
import { TourFrame } from './tour-frame'

type TourPlateProps = {
  /** `isFramed`: whether it opens here; otherwise in a new tab. */
  tour: { url: string; host: string; isFramed: boolean }
  /** Fills the plate; nothing for a dark one. */
  picture: ReactNode
  /** Of the plate: its surroundings, and its shape before it's opened. */
  className: string
  shape: string
  /** Beside the link to the tour, below it. */
  children?: ReactNode
}

/** A picture of ours that opens a tour. Nothing of the tour's host is loaded before. */
export function TourPlate({ tour, picture, className, shape, children }: TourPlateProps) {
  const { url, host, isFramed } = tour
  const box = `relative overflow-hidden bg-night text-white ${className}`
  const note = isFramed ? host : `${host} · ${newTabNote}`
  const plate = <PlateFace icon="box" title={openTourText} note={note} picture={picture} />
  return (
    <>
      {isFramed ? (
        <TourFrame url={url} title={`${tourTitle}, ${host}`} className={box} shape={shape}>
          {plate}
        </TourFrame>
      ) : (
        <div className={`${box} ${shape}`}>
          <a href={url} target="_blank" rel="noopener noreferrer" className={plateClasses}>
            {plate}
          </a>
        </div>
      )}
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
