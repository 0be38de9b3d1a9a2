import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import type { DeliveryStage } from './delivery-cover'
import { DriveLink } from './drive-link'
import { GalleryBand } from './gallery-band'
import { LazyPhotoRepair } from './lazy-photo-repair'
import { photoAddress } from './photo-address'
import { type DeliveryMedia, PhotoGallery, type ViewerParts } from './photo-gallery'
import { PhotoImage } from './photo-image'

type UnlockedGalleryProps = {
  delivery: DeliveryDetail
  stage: DeliveryStage
  viewerParts: ViewerParts | undefined
  /** The outcome of the checkout that the client returned from. */
  notice: ReactNode
  media: DeliveryMedia
  /** Below the photos. */
  children: ReactNode
}

/** The full photos and their downloads, for the client once paid and for photographers at any time. */
export function UnlockedGallery(props: UnlockedGalleryProps) {
  const { delivery, stage, viewerParts, notice, media, children } = props
  const { id, bookingId, street, town, shotOn, photoCount, invoice, expired, open, photos } = delivery
  const { importedOn, paid, statement, coverId, coverFocus, preparing, canMarkFavorites } = delivery
  const { tileAddresses, miniatures, problems } = delivery
  return (
    <PhotoGallery
      // Only what the browser needs: the rest would be sent a second time.
      delivery={{
        id,
        bookingId,
        street,
        town,
        shotOn,
        photoCount,
        invoice,
        expired,
        open,
        photos,
        pins: delivery.pins,
        importedOn,
        paid,
        statement,
        coverId,
        coverFocus,
        preparing,
        canMarkFavorites,
        tileAddresses,
        miniatures,
      }}
      stage={stage}
      canRepair={delivery.mayAddPhotos}
      canList={!delivery.isOverseen}
      canMakeReels={!delivery.isOverseen && !delivery.isTransferred}
      driveLink={delivery.driveLink}
      viewerParts={viewerParts}
      mediaDownloads={media.downloads}
      mediaChapters={{ first: media.first.chapters, last: media.last.chapters }}
      band={
        <>
          {notice && <div className="mx-(--pad) mt-8 empty:hidden">{notice}</div>}
          <GalleryBand
            label="Download"
            title={paid ? 'Photos Unlocked!' : 'Full photos'}
            isAlone={stage.isAlone}
            side={
              <>
                {delivery.mayAddPhotos && (
                  <LinkButton size="lg" href={`/photo-delivery?delivery_id=${id}`} icon="image-plus">
                    Add photos
                  </LinkButton>
                )}
                {delivery.driveLink && (
                  <DriveLink deliveryId={id} href={delivery.driveLink} isRecorded={canMarkFavorites} />
                )}
              </>
            }
          >
            <p className="max-w-[60ch] text-base text-ink-2">{stateText(delivery)}</p>
          </GalleryBand>
          {invoice?.replaceable && <EndedInvoiceNotice invoice={invoice} />}
          {problems.length > 0 && (
            <Notice tone="wait" title="Some files can't be displayed" className="mx-(--pad) mt-5">
              {problems.map((problem) => (
                <p key={problem}>{problem}</p>
              ))}
            </Notice>
          )}
          {media.first.content}
        </>
      }
    >
      {delivery.mayAddPhotos && <SeparatePreviews delivery={delivery} />}
      {children}
    </PhotoGallery>
  )
}

function stateText({ paid, photoCount, preparing, photos }: DeliveryDetail): string {
  if (preparing > 0)
    return `Preparing ${preparing} of ${countPhotos(photoCount)}. This page updates automatically; the ZIP download follows when all are ready.`
  if (photos.length < photoCount)
    return `${countPhotos(photos.length)} of ${photoCount} ${photos.length === 1 ? 'is' : 'are'} ready to download.`
  if (paid === false) return 'Visible to photographers. The client sees them after payment.'
  return photoCount === 1
    ? 'The photo is ready to download.'
    : `All ${photoCount} photos are ready to download.`
}

type EndedInvoiceNoticeProps = {
  invoice: Pick<NonNullable<DeliveryDetail['invoice']>, 'id' | 'number' | 'status'>
}

/** Shows the photographer that the invoice was voided or refunded, with a link to issue a new one. */
function EndedInvoiceNotice({ invoice }: EndedInvoiceNoticeProps) {
  return (
    <Notice
      tone="wait"
      title={`Invoice ${invoice.number} was ${invoice.status === 'VOID' ? 'voided' : 'refunded'}`}
      className="mx-(--pad) mt-5"
      action={
        <TextLink href={`/invoices/${invoice.id}`} icon="receipt-text">
          Issue a new invoice
        </TextLink>
      }
    >
      The photos stay locked for the client until a new invoice is paid.
    </Notice>
  )
}

type SeparatePreviewsProps = { delivery: Pick<DeliveryDetail, 'id' | 'photos' | 'previews'> }

/** Shows photographers the previews that aren't among the full photos, and so don't appear in the gallery. */
function SeparatePreviews({ delivery }: SeparatePreviewsProps) {
  const fullIds = new Set(delivery.photos.map(({ id }) => id))
  const previews = delivery.previews.filter(({ id }) => !fullIds.has(id))
  if (previews.length === 0) return null
  return (
    <section aria-labelledby="separate-previews" className="mx-(--pad) mt-16 max-w-xl">
      <SectionHead id="separate-previews" title="Separate previews" plain />
      <ul className="grid grid-cols-2 gap-4">
        {previews.map((preview) => (
          <li key={preview.id}>
            <div className="aspect-3/2 overflow-hidden rounded-print bg-shade">
              {preview.state === 'READY' && (
                <PhotoImage
                  src={photoAddress(preview.id, 'thumbnail')}
                  alt={preview.name}
                  placeholder={preview.placeholder}
                />
              )}
            </div>
            <p className="mt-1.5 wrap-break-word text-xs">{preview.name}</p>
            <LazyPhotoRepair deliveryId={delivery.id} photos={[preview]} />
          </li>
        ))}
      </ul>
    </section>
  )
}
