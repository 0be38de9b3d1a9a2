import { preload } from 'react-dom'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { Picture } from '@/lib/site/portfolio/schema'
import { fallbackSource, sourceSet, type Widest } from './picture-sources'

type PreparedPictureProps = {
  picture: Picture
  alt: string
  /** The `sizes` attribute. For a cropped picture, its width before cropping. */
  sizes: string
  widest?: Widest
  /** Whether it is the largest above the fold and is preloaded. Others load lazily. */
  leading?: boolean
  className?: string
}

/** A picture in the best width and format for the screen, with a blurred placeholder. */
export function PreparedPicture(props: PreparedPictureProps) {
  const { picture, alt, sizes, widest = 1600, leading = false, className } = props
  const avif = sourceSet(picture, 'avif', widest)
  if (leading) {
    preload(fallbackSource(picture), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(picture, 'webp', widest)} sizes={sizes} />
      <img
        src={fallbackSource(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={leading ? 'eager' : 'lazy'}
        fetchPriority={leading ? 'high' : undefined}
        decoding="async"
        style={{ background: `url("${picture.placeholder}") center / cover` }}
        className={mergeClasses('photo h-full', className)}
      />
    </picture>
  )
}
