import { mergeClasses } from '@/components/ui/merge-classes'
import { picturePath } from '@/lib/property-pages/rules/addresses'
import type { PagePhoto } from '@/lib/property-pages/schema'

type PagePictureProps = {
  pageId: string
  photo: PagePhoto
  /** The `sizes` attribute. For a cropped picture, its width before cropping. */
  sizes: string
  /** The largest above the fold: loaded first. */
  leading?: boolean
  alt?: string
  className?: string
}

/** A picture of a page in the best size for the screen. Its box is known before it loads. */
export function PagePicture(props: PagePictureProps) {
  const { pageId, photo, sizes, leading = false, alt = photo.alt, className } = props
  const { id, tile, screen, placeholder } = photo
  const [small, large] = [picturePath(pageId, id, 'tile'), picturePath(pageId, id, 'screen')]
  return (
    // biome-ignore lint/performance/noImgElement: already sized, and withdrawn with its page
    <img
      src={large}
      srcSet={`${small} ${tile.width}w, ${large} ${screen.width}w`}
      sizes={sizes}
      alt={alt}
      width={screen.width}
      height={screen.height}
      loading={leading ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      style={{ backgroundColor: placeholder ?? undefined }}
      className={mergeClasses('photo', className)}
    />
  )
}
