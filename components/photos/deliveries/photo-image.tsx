'use client'

import { useEffect, useRef, useState } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type FocalPoint, focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import { Miniature } from './miniature'

type PhotoImageProps = {
  src: string
  /** Used when `src` fails, for example because a signed URL has expired. */
  fallbackSrc?: string
  alt: string
  width?: number | null
  height?: number | null
  /** `#rrggbb`, shown until the picture has loaded. */
  placeholder?: string | null
  /** For the first screen: loads and shows without waiting for scripts. */
  eager?: boolean
  srcSet?: string
  sizes?: string
  /** Of at most 24 px, in Base64: the picture comes out of its blur. */
  miniature?: string | undefined
  /** Milliseconds until it does. */
  delay?: number | undefined
  /** What stays visible where it's cropped. */
  focus?: FocalPoint | null
  className?: string
}

/** Shows a photo that fades in over its average color. */
export function PhotoImage(props: PhotoImageProps) {
  const { src, fallbackSrc, alt, width, height, placeholder, eager = false, srcSet, sizes } = props
  const { miniature, delay = 0, focus, className } = props
  const image = useRef<HTMLImageElement>(null)
  const [shown, setShown] = useState(eager)
  const [failed, setFailed] = useState(false)
  const usesFallback = failed && fallbackSrc !== undefined

  // The picture may have loaded or failed before hydration, and its events with it.
  useEffect(() => {
    if (!image.current?.complete) return
    setShown(true)
    setFailed(image.current.naturalWidth === 0)
  }, [])

  return (
    <span
      className="relative block size-full overflow-hidden"
      style={{ backgroundColor: placeholder ?? undefined }}
    >
      {miniature && <Miniature base64={miniature} />}
      {/* biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone */}
      <img
        ref={image}
        src={usesFallback ? fallbackSrc : src}
        srcSet={usesFallback ? undefined : srcSet}
        sizes={sizes}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onLoad={() => setShown(true)}
        onError={() => setFailed(true)}
        style={{ ...focalStyle(focus), ...(miniature && { transitionDelay: `${delay}ms` }) }}
        className={mergeClasses(
          'photo size-full bg-transparent ease-light',
          miniature
            ? 'relative transition-[opacity,filter,scale] duration-900 motion-reduce:delay-0!'
            : 'transition-[opacity,scale] duration-(--duration-slow)',
          !shown && 'opacity-0',
          !shown && miniature && 'scale-106 blur-xl',
          className,
        )}
      />
    </span>
  )
}
