import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { unpackPhoto, zipContents } from '@/lib/deliveries/rules/gallery'
import type { DeliveryDetail } from '@/lib/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/deliveries/words/deliveries'
import { DriveLink } from './drive-link'
import { EndedInvoiceNotice } from './ended-invoice-notice'
import { PhotoGallery } from './photo-gallery'
import { SeparatePreviews } from './separate-previews'
import { ZipMenu } from './zip-menu'

/** Shows the full photos and their downloads, to the client once paid and to photographers at any time. */
export function UnlockedPhotos({ delivery }: { delivery: DeliveryDetail }) {
  const { street, photos, paid, driveLink, problems, invoice } = delivery
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
          {driveLink && (
            <DriveLink deliveryId={delivery.id} href={driveLink} isRecorded={delivery.canMarkFavorites} />
          )}
          {delivery.preparing === 0 && (
            <ZipMenu
              deliveryId={delivery.id}
              photos="all"
              contents={zipContents(photos.map(unpackPhoto))}
              label="Download ZIP"
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
        street={street}
        photos={photos}
        tileAddresses={delivery.tileAddresses}
        canMarkFavorites={delivery.canMarkFavorites}
        canRepair={delivery.mayAddPhotos}
      />
      {delivery.mayAddPhotos && <SeparatePreviews delivery={delivery} />}
    </section>
  )
}

function stateText({ paid, photoCount, preparing }: DeliveryDetail): string {
  if (preparing > 0)
    return `Preparing ${preparing} of ${countPhotos(photoCount)}. This page updates automatically; the ZIP download follows when all are ready.`
  if (!paid) return 'Visible to photographers. The client sees them after payment.'
  return photoCount === 1
    ? 'The photo is ready to download.'
    : `All ${photoCount} photos are ready to download.`
}
