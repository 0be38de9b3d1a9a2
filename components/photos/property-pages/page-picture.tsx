import { mergeClasses } from '@/components/ui/merge-classes'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import { phoneWidth } from '@/lib/photos/property-pages/limits'
import { picturePath } from '@/lib/photos/property-pages/rules/addresses'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'

type PagePictureProps = {
  pageId: string
  photo: PagePhoto
  /** The `sizes` attribute. For a cropped picture, its width before cropping. */
  sizes: string
  /** Loaded at once. */
  eager?: boolean
  /** The largest above the fold: loaded first, and in a size for phones. */
  leading?: boolean
  alt?: string
  className?: string
}

/** A picture of a page in the best size for the screen. Its box is known before it loads. */
export function PagePicture(props: PagePictureProps) {
  const { pageId, photo, sizes, leading = false, eager = leading, alt = photo.alt, className } = props
  const { id, tile, screen, placeholder, focus } = photo
  const large = picturePath(pageId, id, 'screen')
  const sources = [
    `${picturePath(pageId, id, 'tile')} ${tile.width}w`,
    leading && screen.width > phoneWidth && `${picturePath(pageId, id, 'phone')} ${phoneWidth}w`,
    `${large} ${screen.width}w`,
  ]
  return (
    // biome-ignore lint/performance/noImgElement: already sized, and withdrawn with its page
    <img
      src={large}
      srcSet={sources.filter(Boolean).join(', ')}
      sizes={sizes}
      alt={alt}
      width={screen.width}
      height={screen.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={leading ? 'high' : undefined}
      decoding="async"
      style={{ backgroundColor: placeholder ?? undefined, ...focalStyle(focus) }}
      className={mergeClasses('photo', className)}
    />
  )
}
