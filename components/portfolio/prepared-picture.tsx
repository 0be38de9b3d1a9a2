import { preload } from 'react-dom'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { Picture } from '@/lib/portfolio/schema'
import { fallbackSource, sourceSet, type Widest } from './picture-sources'

type PreparedPictureProps = {
  picture: Picture
  alt: string
  /** How wide it is shown, as `sizes` has it: of a picture that is cropped, the width it would have whole. */
  sizes: string
  widest?: Widest
  /** The largest above the fold: fetched before everything else. All others wait until they come near. */
  leading?: boolean
  className?: string
}

/** A picture of the portfolio in the best width and format for this screen, over its own blurred colors. */
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
