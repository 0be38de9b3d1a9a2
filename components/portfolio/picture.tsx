import { mergeClasses } from '@/components/ui/merge-classes'

type PictureProps = {
  src: string
  alt: string
  /** Above the fold: fetched first. All others wait until they come near. */
  leading?: boolean
  className?: string
}

/** A picture of the portfolio, cropped to the box it is put in; the box has its size before the picture is there. */
export function Picture({ src, alt, leading = false, className }: PictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the address leads on to storage, which the optimizer does not follow
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

/** A film at rest on its first picture; only that much of it is fetched. */
export function FilmStill({ src, className }: { src: string; className?: string }) {
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
