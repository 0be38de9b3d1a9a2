'use client'

import { useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import type { ShownPhoto } from '@/lib/photos/deliveries/schema/photos'
import { closeViewer, LazyViewer, loadViewer, openViewer } from './lazy-viewer'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'
import { useRecordPhotoViewed } from './use-record-photo-viewed'

type PreviewPhotoProps = {
  street: string
  /** All previews, which the viewer shows. */
  photos: readonly ShownPhoto[]
  /** This one's place among them. */
  place: number
  /** What stays visible where it's cropped. */
  focus?: DeliveryDetail['coverFocus']
  className?: string
}

/** A watermarked preview, shown to a client who hasn't paid; it fills its box. Clicking it opens the viewer. */
export function PreviewPhoto({ street, photos, place, focus, className }: PreviewPhotoProps) {
  const [index, setIndex] = useState<number | null>(null)
  const viewed = index === null ? undefined : photos[index]
  useRecordPhotoViewed(viewed?.state === 'READY' ? viewed.id : null, 'preview')
  const photo = photos[place]
  if (!photo) return null
  if (photo.state !== 'READY') {
    return (
      <p className="grid size-full place-content-center bg-shade p-4 text-center text-ink-2">
        {photo.state === 'WAITING' ? 'This preview is being prepared' : `${photo.name} can't be displayed`}
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-label={`Open preview ${place + 1} of ${photos.length}`}
        data-photo-id={photo.id}
        onPointerEnter={loadViewer}
        onFocus={loadViewer}
        onClick={() => openViewer(photo.id, () => setIndex(place))}
        className="block size-full overflow-hidden focus-visible:-outline-offset-4 focus-visible:outline-white"
      >
        <PhotoImage
          src={photoAddress(photo.id, 'preview')}
          alt={`Preview ${place + 1} of ${street}`}
          placeholder={photo.placeholder}
          eager
          focus={focus}
          className={mergeClasses(className)}
        />
      </button>
      {index !== null && (
        <LazyViewer
          title={street}
          photos={photos}
          index={index}
          onMove={setIndex}
          onClose={() => closeViewer(viewed?.id ?? '', () => setIndex(null))}
          variant="preview"
        />
      )}
    </>
  )
}
