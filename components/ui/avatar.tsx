'use client'

import { useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type AvatarProps = {
  name: string
  imageUrl?: string | null
  size?: 'md' | 'lg'
  /** Sets the background: ink for photographers, the accent wash for clients. */
  tone?: 'client' | 'photographer'
  className?: string
}

/** A photo, or the initial of the name when there is no photo or it fails to load. Hidden from screen readers. */
export function Avatar({ name, imageUrl, size = 'md', tone = 'client', className }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const classes = mergeClasses(
    'grid flex-none place-items-center rounded-[50%] font-serif leading-none font-[460]',
    size === 'lg' ? 'size-12 text-[1.3125rem]' : 'size-8 text-[0.9375rem]',
    tone === 'photographer' ? 'bg-ink text-paper' : 'bg-accent-wash text-accent',
    className,
  )
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      // biome-ignore lint/performance/noImgElement: it needs the session's cookie, which the optimizer does not send
      <img
        ref={(image) => {
          // An image that failed before hydration fires no error event, but has no size.
          if (image?.complete && image.naturalWidth === 0) setBrokenUrl(imageUrl)
        }}
        src={imageUrl}
        alt=""
        onError={() => setBrokenUrl(imageUrl)}
        className={mergeClasses(classes, 'object-cover')}
      />
    )
  }
  return (
    <span aria-hidden="true" className={classes}>
      {initialOf(name)}
    </span>
  )
}

function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
