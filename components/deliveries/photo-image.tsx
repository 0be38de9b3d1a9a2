'use client'

import { useEffect, useRef, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type PhotoImageProps = {
  src: string
  /** Where it is asked for when `src` gives nothing, such as an address that has expired. */
  otherwise?: string
  alt: string
  width?: number | null
  height?: number | null
  /** `#rrggbb`, until the picture is there. */
  placeholder?: string | null
  /** In the first screen: loads at once, before any script, and never waits for that to be seen. */
  eager?: boolean
  srcSet?: string
  sizes?: string
  className?: string
}

/** A photograph that comes up out of its own average color. */
export function PhotoImage({
  src,
  otherwise,
  alt,
  width,
  height,
  placeholder,
  eager = false,
  srcSet,
  sizes,
  className,
}: PhotoImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState(eager)
  const [failed, setFailed] = useState(false)
  const isLost = failed && otherwise !== undefined

  // A picture may have arrived, or failed, before this code did; its event is over then.
  useEffect(() => {
    if (!image.current?.complete) return
    setShown(true)
    setFailed(image.current.naturalWidth === 0)
  }, [])

  return (
    <span className="block size-full" style={{ backgroundColor: placeholder ?? undefined }}>
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        ref={image}
        src={isLost ? otherwise : src}
        srcSet={isLost ? undefined : srcSet}
        sizes={sizes}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onLoad={() => setShown(true)}
        onError={() => setFailed(true)}
        className={mergeClasses(
          'photo size-full bg-transparent transition-[opacity,scale] duration-(--duration-slow) ease-light',
          !shown && 'opacity-0',
          className,
        )}
      />
    </span>
  )
}
