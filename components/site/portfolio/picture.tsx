import { mergeClasses } from '@/components/ui/merge-classes'

type PictureProps = {
  src: string
  alt: string
  /** Whether it is above the fold and loads first. Others load lazily. */
  leading?: boolean
  className?: string
}

/** A picture without prepared variants, cropped to its box. */
export function Picture({ src, alt, leading = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the optimizer does not serve files from storage
    <img
      src={src}
      alt={alt}
      width={1500}
      height={1000}
      loading={leading ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      className={mergeClasses('photo h-full', className)}
    />
  )
}

/** A video paused at its first frame; loads no more than that. */
export function VideoStill({ src, className }: { src: string; className?: string }) {
  return (
    <video
      src={`${src}#t=0.1`}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      className={mergeClasses('photo pointer-events-none h-full', className)}
    />
  )
}
