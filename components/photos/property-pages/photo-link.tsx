import { mergeClasses } from '@/components/ui/merge-classes'
import { picturePath } from '@/lib/photos/property-pages/rules/addresses'
import type { PagePhoto } from '@/lib/photos/property-pages/schema/pages'
import { PagePicture } from './page-picture'

type PhotoLinkProps = {
  pageId: string
  photo: PagePhoto
  sizes: string
  /** Its place in the viewer. */
  index: number
  /** For a name of its own. */
  label: string
  leading?: boolean
  className?: string
}

/** A picture that opens in the viewer of a `PhotoOpener`; without JavaScript, as a file. Names its alterations. */
export function PhotoLink(props: PhotoLinkProps) {
  const { pageId, photo, sizes, index, label, leading, className } = props
  return (
    <a
      href={picturePath(pageId, photo.id, 'screen')}
      aria-label={[label, photo.alt, photo.altered].filter(Boolean).join(', ')}
      data-photo={index}
      className={mergeClasses(
        'relative block size-full overflow-hidden rounded-print bg-shade focus-visible:-outline-offset-4 [&_img]:transition-[scale] [&_img]:duration-(--duration-slow) [&_img]:ease-light hover:[&_img]:scale-[1.015]',
        className,
      )}
    >
      <PagePicture
        pageId={pageId}
        photo={photo}
        sizes={sizes}
        leading={leading}
        alt=""
        className="size-full"
      />
      {photo.altered && (
        <span className="absolute bottom-2 left-2 max-w-[calc(100%-1rem)] rounded-sm bg-night/72 px-2 py-1 text-2xs text-night-ink">
          {photo.altered}
        </span>
      )}
    </a>
  )
}
