'use client'

import { useState } from 'react'
import type { ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { LazyViewer, loadViewer } from './lazy-viewer'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

type PreviewPhotosProps = { street: string; photos: readonly ShownPhoto[] }

/** Shows the watermarked previews to a client who hasn't paid; clicking one opens the viewer. */
export function PreviewPhotos({ street, photos }: PreviewPhotosProps) {
  const [index, setIndex] = useState<number | null>(null)
  const viewed = index === null ? undefined : photos[index]
  useRecordPhotoViewed(viewed?.state === 'READY' ? viewed.id : null, 'preview')
  return (
    <div className="grid grid-cols-2 gap-1 md:gap-1.5">
      {photos.map((photo, place) =>
        photo.state === 'READY' ? (
          <button
            key={photo.id}
            type="button"
            aria-label={`Open preview ${place + 1} of ${photos.length}`}
            onPointerEnter={loadViewer}
            onFocus={loadViewer}
            onClick={() => setIndex(place)}
            className="aspect-3/2 overflow-hidden rounded-print hover:[&_img]:scale-[1.015]"
          >
            <PhotoImage
              src={photoAddress(photo.id, 'preview')}
              alt={`Preview ${place + 1} of ${street}`}
              placeholder={photo.placeholder}
              eager
            />
          </button>
        ) : (
          <p
            key={photo.id}
            className="grid aspect-3/2 place-content-center rounded-print bg-shade p-4 text-center text-ink-2"
          >
            {photo.state === 'WAITING'
              ? 'This preview is being prepared'
              : `${photo.name} can't be displayed`}
          </p>
        ),
      )}
      {index !== null && (
        <LazyViewer
          title={street}
          photos={photos}
          index={index}
          onMove={setIndex}
          onClose={() => setIndex(null)}
          variant="preview"
        />
      )}
    </div>
  )
}
