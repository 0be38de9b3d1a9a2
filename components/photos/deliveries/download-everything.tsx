import { LinkButton } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link'
import { linkClasses } from '@/components/ui/text-link'
import { formatBytes } from '@/lib/photos/deliveries/rules/bytes'
import { nameOfDrive } from '@/lib/photos/deliveries/rules/gallery'
import { type ZipChoice, zipAddress } from '@/lib/photos/deliveries/rules/zip-address'
import type { ZipContents } from '@/lib/photos/deliveries/schema/photos'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { MediaSummary } from '@/lib/photos/media/schema'
import { DriveLink } from './drive-link'

export type EverythingProps = {
  deliveryId: string
  photos: ZipChoice
  count: number
  contents: ZipContents
  /** The films and documents that come with the originals; null without any, and for a selection. */
  media: MediaSummary | null
  /** The studio's folder; null if there's none. `isRecorded`: whether opening it is recorded. */
  drive: { href: string; isRecorded: boolean } | null
}

/** What is in the ZIP of the original files, and folded away the other sizes and the studio's folder. */
export function EverythingSet({ deliveryId, photos, count, contents, media, drive }: EverythingProps) {
  const { originalBytes, webBytes, webLeftOut } = contents
  return (
    <>
      <p className="flex items-baseline justify-between gap-4 border-b py-4.5">
        <span>
          <span className="t-place block">{countPhotos(count)}</span>
          <span className="block text-ink-2">Original files, and your license</span>
        </span>
        <span className="text-ink-2 tabular-nums">{formatBytes(originalBytes)}</span>
      </p>
      {media && (
        <p className="flex items-baseline justify-between gap-4 border-b py-4.5">
          <span className="t-place">{media.text}</span>
          <span className="text-ink-2 tabular-nums">{formatBytes(media.bytes)}</span>
        </p>
      )}
      {webBytes !== null && (
        <Disclosure look="row" summary="Other sizes" hint="Web and social" className="border-t-0">
          <p className="flex items-baseline justify-between gap-4 pb-5">
            <span>
              Web and social, 2048 px
              {webLeftOut > 0 && (
                <span className="block text-ink-2">
                  Without {countPhotos(webLeftOut)} that couldn't be prepared
                </span>
              )}
            </span>
            <Link
              href={zipAddress(deliveryId, { size: 'web', photos })}
              prefetch={false}
              download
              aria-label={`Download Web and social, ${formatBytes(webBytes)}`}
              className={linkClasses('tabular-nums')}
            >
              {formatBytes(webBytes)}
            </Link>
          </p>
        </Disclosure>
      )}
      {drive && (
        <Disclosure
          look="row"
          summary={nameOfDrive(drive.href)}
          hint="Opens in a new tab"
          className="border-t-0"
        >
          <div className="grid justify-items-start gap-3 pb-5">
            <p className="text-ink-2">The studio's folder of this delivery.</p>
            <DriveLink deliveryId={deliveryId} {...drive} />
          </div>
        </Disclosure>
      )}
    </>
  )
}

/** Downloads the original files. */
export function EverythingFooter({ deliveryId, photos, count, contents, media }: EverythingProps) {
  const size = formatBytes(contents.originalBytes + (media?.bytes ?? 0))
  return (
    <div className="grid w-full gap-2">
      <LinkButton
        variant="main"
        size="lg"
        wide
        icon="download"
        href={zipAddress(deliveryId, { size: 'original', photos })}
        prefetch={false}
        download
      >
        {photos === 'all' ? `Download everything, ${size}` : `Download ${countPhotos(count)}, ${size}`}
      </LinkButton>
      <p className="text-xs text-ink-3">One ZIP with the original files and your license.</p>
    </div>
  )
}
