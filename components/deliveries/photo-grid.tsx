'use client'

import { Download } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import type { ShownPhoto } from '@/lib/deliveries/schema'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { PhotoViewer } from './photo-viewer'

/** Width by height of a photo not yet measured. */
const usualRatio = 1.5

/** All full photos in rows of equal height, widths by their own shape; a press opens the viewer. */
export function PhotoGrid({ street, photos }: { street: string; photos: readonly ShownPhoto[] }) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <ul className="flex flex-wrap gap-1 after:flex-[6_1_10rem] after:content-[''] md:gap-1.5">
        {photos.map((photo, place) => (
          <li
            key={photo.id}
            style={{ '--r': ratioOf(photo) } as CSSProperties}
            className="group relative h-27 min-w-0 flex-[var(--r)_1_calc(var(--r)*6.75rem)] overflow-hidden rounded-print bg-shade md:h-58 md:flex-[var(--r)_1_calc(var(--r)*14.5rem)]"
          >
            <button
              type="button"
              // One without a picture is named by the words that stand in its place.
              aria-label={photo.state === 'READY' ? `Open photo ${place + 1}` : undefined}
              onClick={() => setIndex(place)}
              className="block size-full focus-visible:-outline-offset-2 group-hover:[&_img]:scale-[1.015]"
            >
              <GridPicture photo={photo} number={place + 1} street={street} eager={place < 6} />
            </button>
            <span className="pointer-events-none absolute bottom-1.5 left-2 rounded-[2px] bg-night/72 px-1.25 text-2xs leading-4.5 text-night-ink tabular-nums">
              {String(place + 1).padStart(2, '0')}
            </span>
            <a
              href={photoAddress(photo.id, 'original')}
              download
              aria-label={`Download ${photo.name}`}
              title={`Download ${photo.name}`}
              className="absolute right-1.5 bottom-1.5 hidden size-8 place-items-center rounded-sm bg-night/72 text-night-ink opacity-0 transition-opacity duration-(--duration-quick) group-hover:opacity-100 hover:bg-night focus-visible:opacity-100 md:grid"
            >
              <Download className="icon" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
      <PhotoViewer title={street} photos={photos} index={index} onMove={setIndex} variant="screen" />
    </>
  )
}

function ratioOf({ width, height }: ShownPhoto): number {
  return width && height ? Math.round((width / height) * 1000) / 1000 : usualRatio
}

type GridPictureProps = { photo: ShownPhoto; number: number; street: string; eager: boolean }

function GridPicture({ photo, number, street, eager }: GridPictureProps) {
  if (photo.state === 'READY') {
    return (
      <PhotoImage
        src={photoAddress(photo.id, 'tile')}
        alt={`Photo ${number} of ${street}`}
        width={photo.width}
        height={photo.height}
        placeholder={photo.placeholder}
        eager={eager}
      />
    )
  }
  return (
    <span className="grid size-full place-content-center px-3 text-center text-xs text-ink-2">
      <span className="sr-only">Open photo {number}: </span>
      <span className="wrap-anywhere">{photo.name}</span>
      <span>{photo.state === 'WAITING' ? 'Being prepared' : 'For download only'}</span>
    </span>
  )
}
