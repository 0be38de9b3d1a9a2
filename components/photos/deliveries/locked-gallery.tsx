import type { ReactNode } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { DeliveryDetail, LockedTile } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { ChapterHead } from './chapter-head'
import { type Chapter, toChapters } from './chapters'
import { DeliveryCover, type DeliveryStage } from './delivery-cover'
import { DetailsLink } from './details-link'
import { GalleryBar } from './gallery-bar'
import { type PhotoRow, ratioOf } from './gallery-rows'
import { Miniature } from './miniature'
import { PaymentBand, type PaymentParts } from './payment-band'
import type { DeliveryMedia } from './photo-gallery'
import { PreviewPhoto } from './preview-photo'
import { flowStyle, listClasses, rowClasses, rowsByPhoto } from './tile-shape'

type LockedChaptersProps = {
  delivery: Pick<DeliveryDetail, 'street' | 'locked' | 'previews'>
  chapters: readonly Chapter[]
  /** How many more locked photos there are than tiles. */
  moreCount: number
  isAlone: boolean
}

type LockedGalleryProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  payment: PaymentParts
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  /** Whether a payment is being confirmed. */
  isProcessing: boolean
  media: DeliveryMedia
  /** The studio's support email. */
  supportEmail: string
  /** Below the photos. */
  children: ReactNode
}

/** A delivery that isn't paid for: a preview as its cover, what to pay, and the other photos by room, blurred. */
export function LockedGallery(props: LockedGalleryProps) {
  const { delivery, stage, payment, notice, isProcessing, media, supportEmail, children } = props
  const { locked, previews, lockedCount, coverId, street } = delivery
  const own = payment.button ? payment.shared?.own : null
  const coverPlace = previews.findIndex(({ id }) => id === coverId)
  const coverIndex = locked.findIndex(({ preview }) => preview !== null && preview === coverPlace)
  const chapters = toChapters(
    locked.map(({ room }) => room),
    coverIndex,
  )
  const shownCount = locked.filter(({ preview }) => preview === null).length
  return (
    <>
      <DeliveryCover
        delivery={delivery}
        stage={stage}
        picture={
          coverPlace >= 0 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls of a form
            <div role="group" aria-label="Preview photos" className="absolute inset-0">
              <PreviewPhoto
                street={street}
                photos={previews}
                place={coverPlace}
                focus={delivery.coverFocus}
                className="rounded-none"
              />
            </div>
          )
        }
      />
      <GalleryBar chapters={[...media.first.chapters, ...chapters, ...media.last.chapters]}>
        {lockedCount > 0 && (
          <p className="mr-3 text-right text-xs text-ink-2 max-md:hidden">
            <span className="block text-sm font-strong text-ink">
              {own ? own.title : `${countPhotos(lockedCount)} locked`}
            </span>
            {own ? own.of : previews.length > 0 && freeText(previews.length)}
          </p>
        )}
        <DetailsLink />
        {isProcessing && (
          <Button variant="main" size="lg" busy>
            Confirming payment
          </Button>
        )}
        {payment.button ??
          (!isProcessing && !delivery.isOverseen && !payment.shared && (
            <LinkButton variant="main" size="lg" href="/support">
              Contact the studio
            </LinkButton>
          ))}
      </GalleryBar>
      {notice && <div className="mx-(--pad) mt-8 empty:hidden">{notice}</div>}
      {!isProcessing && (
        <PaymentBand
          delivery={delivery}
          payment={payment}
          supportEmail={supportEmail}
          isAlone={stage.isAlone}
        />
      )}
      {media.first.content}
      <LockedChapters
        delivery={delivery}
        chapters={chapters}
        moreCount={Math.max(0, lockedCount - shownCount)}
        isAlone={stage.isAlone}
      />
      {children}
    </>
  )
}

function freeText(count: number): string {
  return count === 1 ? '1 preview is free' : `${count} previews are free`
}

/** The locked photos by room, blurred to their colors, with the previews in their places. */
function LockedChapters({ delivery, chapters, moreCount, isAlone }: LockedChaptersProps) {
  const { locked } = delivery
  return (
    <div className="mt-9 flex flex-wrap gap-x-1 gap-y-13 md:mx-(--pad) md:mt-14 md:gap-x-2 md:gap-y-26">
      {chapters.map(({ id, title, indexes }, place) => {
        const tiles = indexes.flatMap((index) => locked[index] ?? [])
        const rows = rowsByPhoto(tiles.map(ratioOf), place % 2 === 0)
        const lockedCount = tiles.filter(({ preview }) => preview === null).length
        return (
          <section
            key={id}
            id={id}
            aria-labelledby={title ? `${id}-title` : undefined}
            aria-label={title ? undefined : 'Locked photos'}
            className={mergeClasses('min-w-0 scroll-mt-32 md:scroll-mt-36', widthOf(chapters, place))}
          >
            {title && (
              <ChapterHead id={`${id}-title`} title={title} isAlone={isAlone}>
                {lockedCount > 0 && <Icon name="lock" size="sm" label="Locked" />}
                {tiles.length > 1 &&
                  (lockedCount > 0 && lockedCount < tiles.length
                    ? `${lockedCount} locked`
                    : countPhotos(tiles.length))}
              </ChapterHead>
            )}
            <div className={listClasses}>
              {tiles.map((tile, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: locked tiles have no ids
                <Tile key={at} tile={tile} row={rows[at]} delivery={delivery} />
              ))}
            </div>
          </section>
        )
      })}
      {moreCount > 0 && (
        <p className="-mt-9 basis-full text-ink-2 max-md:px-(--pad) md:-mt-20">
          And {countPhotos(moreCount)} more.
        </p>
      )}
    </div>
  )
}

/** Rooms of one photo that follow each other share a row: by twos, and on wide screens the last three of an odd number. */
function widthOf(chapters: readonly Chapter[], place: number): string {
  const isShort = (at: number) => chapters[at]?.indexes.length === 1
  if (!isShort(place)) return 'basis-full'
  let first = place
  let end = place + 1
  while (isShort(first - 1)) first -= 1
  while (isShort(end)) end += 1
  const count = end - first
  if (count === 1) return 'basis-full'
  const isOfThree = count % 2 === 1 && place >= end - 3
  return `grow basis-2/5 max-md:[&_:is(h2,h3)]:text-[1.375rem] ${isOfThree ? 'md:basis-[30%]' : ''}`
}

type TileProps = {
  tile: LockedTile
  row: PhotoRow | undefined
  delivery: LockedChaptersProps['delivery']
}

function Tile({ tile, row, delivery }: TileProps) {
  const { miniature, placeholder, preview } = tile
  if (!row) return null
  return (
    <div
      style={{ ...flowStyle(ratioOf(tile), row), backgroundColor: placeholder ?? undefined }}
      className={mergeClasses('relative overflow-hidden bg-shade md:rounded-print', rowClasses)}
    >
      {preview === null ? (
        miniature && <Miniature base64={miniature} />
      ) : (
        <>
          <PreviewPhoto street={delivery.street} photos={delivery.previews} place={preview} />
          <span className="pointer-events-none absolute bottom-0 left-0 bg-paper pt-1.5 pr-3 text-xs font-medium max-md:pl-(--pad)">
            Preview, free to view
          </span>
        </>
      )}
    </div>
  )
}
