import { ImagePlus } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { unpackPhoto, zipContents } from '@/lib/deliveries/rules'
import type { DeliveryDetail } from '@/lib/deliveries/schema'
import { DriveLink } from './drive-link'
import { InvoiceOver } from './invoice-over'
import { PhotoGallery } from './photo-gallery'
import { SeparatePreviews } from './separate-previews'
import { ZipMenu } from './zip-menu'

/** Everything that was paid for. A photographer sees the same before payment, under a plain title. */
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
            <LinkButton
              size="lg"
              href={`/photo-delivery?delivery_id=${delivery.id}`}
              icon={<ImagePlus className="icon" aria-hidden="true" />}
            >
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
      {invoice?.replaceable && <InvoiceOver invoice={invoice} className="mb-5" />}
      {problems.length > 0 && (
        <Notice tone="wait" title="Some files cannot be shown" className="mb-5">
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
    return `${preparing} of ${photoCount} are still being prepared. This page shows them, and then the ZIP, as they come.`
  if (!paid) return 'Open to photographers. The client sees them after payment.'
  return photoCount === 1
    ? 'Your photo is ready to download.'
    : `All ${photoCount} photos are ready to download.`
}
