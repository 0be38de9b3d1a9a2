'use client'

import { useEffect, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { makeSmallPicture } from './small-picture'
import type { Upload } from './upload-queue'

/** A small picture of the file; its type stands in where there is none, as for RAW and for files of a draft. */
export function UploadPicture({ upload, className }: { upload: Upload; className?: string }) {
  const { file, name } = upload
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    setAddress(null)
    if (file) {
      void makeSmallPicture(file).then((made) => {
        if (isCurrent) setAddress(made)
      })
    }
    return () => {
      isCurrent = false
    }
  }, [file])

  return (
    <span
      className={mergeClasses(
        'grid aspect-3/2 place-items-center overflow-hidden rounded-print bg-shade text-2xs text-ink-2',
        className,
      )}
    >
      {address ? (
        // biome-ignore lint/performance/noImgElement: a file of this browser that no server has yet
        <img src={address} alt="" decoding="async" className="photo size-full bg-transparent" />
      ) : (
        <span aria-hidden="true">{typeOf(name)}</span>
      )}
    </span>
  )
}

function typeOf(name: string): string {
  return /\.([a-z0-9]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? ''
}
