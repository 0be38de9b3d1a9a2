'use client'

import { useEffect, useRef, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type PhotoImageProps = {
  src: string
  alt: string
  width?: number | null
  height?: number | null
  /** `#rrggbb`, until the picture is there. */
  placeholder?: string | null
  /** In the first screen: loads at once and never waits for script to be seen. */
  eager?: boolean
  /** The very first to be seen. */
  first?: boolean
  srcSet?: string
  sizes?: string
  className?: string
}

/** A photograph that comes up out of its own average colour. */
export function PhotoImage({
  src,
  alt,
  width,
  height,
  placeholder,
  eager = false,
  first = false,
  srcSet,
  sizes,
  className,
}: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState(eager)

  // A picture may have arrived before this code did; its load event is over then.
  useEffect(() => {
    if (image.current?.complete) setShown(true)
  }, [])

  return (
    <span className="block size-full" style={{ backgroundColor: placeholder ?? undefined }}>
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimiser would cache it for everyone */}
      <img
        ref={image}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        onLoad={() => setShown(true)}
        className={mergeClasses(
          'photo size-full bg-transparent transition-[opacity,scale] duration-(--duration-slow) ease-light',
          !shown && 'opacity-0',
          className,
        )}
      />
    </span>
  )
}
