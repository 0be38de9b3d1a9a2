'use client'

import { useEffect, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { makeThumbnail } from '@/components/uploads/make-thumbnail'
import type { PhotoUpload } from './photo-queue'

type UploadPictureProps = {
  upload: PhotoUpload
  className?: string
  /** Called with the picture's width by its height, once known. */
  onRatio?: (ratio: number) => void
}

/** Shows a thumbnail of the file, made in the browser or by the server; until then, the file's type. */
export function UploadPicture({ upload, className, onRatio }: UploadPictureProps) {
  const { file, name, fileId } = upload
  const [drawn, setDrawn] = useState<string | null>(null)
  const [isUndrawn, setUndrawn] = useState(!file)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setDrawn(null)
    setUndrawn(!file)
    if (file) {
      void makeThumbnail(file).then((made) => {
        if (!isCurrent) return
        setDrawn(made)
        setUndrawn(made === null)
      })
    }
    return () => {
      isCurrent = false
    }
  }, [file])

  // The server's thumbnail is for files this browser no longer has, as after a reload, or can't decode, such as raw ones.
  const address = drawn ?? (isUndrawn && fileId && !isGone ? `/api/photo-uploads/${fileId}` : null)
  return (
    <span
      className={mergeClasses(
        'grid aspect-3/2 place-items-center overflow-hidden rounded-print bg-shade text-2xs text-ink-2',
        className,
      )}
    >
      {address ? (
        // biome-ignore lint/performance/noImgElement: a private picture, small already
        <img
          src={address}
          alt=""
          decoding="async"
          loading="lazy"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            if (naturalHeight > 0) onRatio?.(naturalWidth / naturalHeight)
          }}
          onError={() => setGone(true)}
          className="photo size-full bg-transparent"
        />
      ) : (
        <span aria-hidden="true">{typeOf(name)}</span>
      )}
    </span>
  )
}

function typeOf(name: string): string {
  return /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? ''
}
