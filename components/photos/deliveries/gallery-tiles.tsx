import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import { previewsFreeText } from '@/lib/photos/deliveries/words/deliveries'
import { CoverPicture } from './cover-picture'

/** Photos of a client's latest deliveries as tiles. The title, and every tile, opens the gallery. */
export function GalleryTiles({ covers }: { covers: readonly DeliveryCover[] }) {
  return (
    <section aria-labelledby="view-gallery">
      <SectionHead
        id="view-gallery"
        title={
          <Link href="/photo-gallery" className="hover:underline">
            View Gallery
          </Link>
        }
      />
      {covers.length === 0 ? (
        <p className="pt-3 text-ink-2">{previewsFreeText}</p>
      ) : (
        <Link
          href="/photo-gallery"
          tabIndex={-1}
          aria-hidden="true"
          className="mt-3 grid grid-cols-2 gap-1 md:max-xl:grid-cols-4"
        >
          {covers.map((cover) => (
            <span key={cover.photoId} className="aspect-3/2 bg-shade">
              <CoverPicture cover={cover} />
            </span>
          ))}
        </Link>
      )}
    </section>
  )
}
