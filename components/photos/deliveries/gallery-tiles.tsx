import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { SectionHead } from '@/components/ui/section-head'
import type { GalleryTile } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { previewsFreeText } from '@/lib/photos/deliveries/words/deliveries'
import { CoverPicture } from './cover-picture'
import { idsOf } from './gallery-links'

/** A client's latest deliveries as tiles, which open the gallery at theirs; the title opens it at the newest. */
export function GalleryTiles({ tiles }: { tiles: readonly GalleryTile[] }) {
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
      {tiles.length === 0 ? (
        <p className="pt-3 text-ink-2">{previewsFreeText}</p>
      ) : (
        <ul className="mt-3 grid grid-cols-2 gap-x-3 gap-y-4 md:max-xl:grid-cols-4">
          {tiles.map((tile) => (
            <li key={tile.id} className="min-w-0">
              <Link href={`/photo-gallery?${idsOf(tile)}`} className="group block">
                <span className="block aspect-3/2 overflow-hidden bg-shade">
                  <CoverPicture cover={tile.cover} />
                </span>
                <ClampedText className="mt-1.5 underline-offset-[0.2em] decoration-edge group-hover:underline fold:min-w-0">
                  {tile.street}
                </ClampedText>
                <span className="block text-xs text-ink-2">{countPhotos(tile.photoCount)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
