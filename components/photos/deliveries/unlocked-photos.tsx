import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import { unpackPhoto, zipContents } from '@/lib/photos/deliveries/rules/gallery'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DriveLink } from './drive-link'
import { LazyPhotoRepair } from './lazy-photo-repair'
import { photoAddress } from './photo-address'
import { PhotoGallery, type ViewerParts } from './photo-gallery'
import { PhotoImage } from './photo-image'
import { ZipMenu } from './zip-menu'

type UnlockedPhotosProps = { delivery: DeliveryDetail; viewerParts?: ViewerParts }

/** Shows the full photos and their downloads, to the client once paid and to photographers at any time. */
export function UnlockedPhotos({ delivery, viewerParts }: UnlockedPhotosProps) {
  const { street, photos, paid, driveLink, problems, invoice, isOverseen } = delivery
  const isForListing = !delivery.isTransferred && !isOverseen
  return (
    <section aria-labelledby="full-photos">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="full-photos" className="t-head">
            {paid ? 'Photos Unlocked!' : 'Full photos'}
          </h2>
          <p className="text-ink-2">{stateText(delivery)}</p>
        </div>
        <div className="flex flex-wrap items-start gap-3">
          {delivery.mayAddPhotos && (
            <LinkButton size="lg" href={`/photo-delivery?delivery_id=${delivery.id}`} icon="image-plus">
              Add photos
            </LinkButton>
          )}
          {paid && isForListing && (
            <LinkButton
              size="lg"
              href={`/photo-view/property-page?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`}
              prefetch={false}
            >
              Property page
            </LinkButton>
          )}
          {driveLink && (
            <DriveLink deliveryId={delivery.id} href={driveLink} isRecorded={delivery.canMarkFavorites} />
          )}
          {delivery.preparing === 0 && (
            <ZipMenu
              deliveryId={delivery.id}
              photos="all"
              contents={zipContents(photos.map(unpackPhoto))}
              label="Download ZIP"
              mlsHref={
                isOverseen
                  ? undefined
                  : `/photo-view/mls?booking_id=${delivery.bookingId}&delivery_id=${delivery.id}`
              }
              size="lg"
            />
          )}
        </div>
      </div>
      {invoice?.replaceable && <EndedInvoiceNotice invoice={invoice} className="mb-5" />}
      {problems.length > 0 && (
        <Notice tone="wait" title="Some files can't be displayed" className="mb-5">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <PhotoGallery
        deliveryId={delivery.id}
        bookingId={delivery.bookingId}
        street={street}
        photos={photos}
        tileAddresses={delivery.tileAddresses}
        canMarkFavorites={delivery.canMarkFavorites}
        canArrange={isForListing}
        canRepair={delivery.mayAddPhotos}
        viewerParts={viewerParts}
      />
      {delivery.mayAddPhotos && <SeparatePreviews delivery={delivery} />}
    </section>
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
  className?: string
}

/** Shows the photographer that the invoice was voided or refunded, with a link to issue a new one. */
function EndedInvoiceNotice({ invoice, className }: EndedInvoiceNoticeProps) {
  return (
    <Notice
      tone="wait"
      title={`Invoice ${invoice.number} was ${invoice.status === 'VOID' ? 'voided' : 'refunded'}`}
      className={className}
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

/** Shows photographers the previews that aren't among the full photos, and so don't appear in the gallery. */
function SeparatePreviews({ delivery }: { delivery: DeliveryDetail }) {
  const fullIds = new Set(delivery.photos.map(([id]) => id))
  const previews = delivery.previews.filter(({ id }) => !fullIds.has(id))
  if (previews.length === 0) return null
  return (
    <section aria-labelledby="separate-previews" className="mt-9 max-w-xl">
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
