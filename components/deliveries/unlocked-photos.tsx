import { Download } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { countPhotos } from '@/lib/deliveries/rules'
import type { DeliveryDetail } from '@/lib/deliveries/schema'
import { PhotoGrid } from './photo-grid'

/** Everything that was paid for. A photographer sees the same before payment, under a plain title. */
export function UnlockedPhotos({ delivery }: { delivery: DeliveryDetail }) {
  const { street, photos, photoCount, paid, driveLink, problems } = delivery
  return (
    <section aria-labelledby="full-photos">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="full-photos" className="t-head">
            {paid ? 'Photos Unlocked!' : 'Full photos'}
          </h2>
          <p className="text-ink-2">{stateText(delivery)}</p>
        </div>
        {driveLink && (
          <a
            href={driveLink}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClasses({ variant: 'main', size: 'lg' })}
          >
            <Download className="icon" aria-hidden="true" />
            Download All Photos
          </a>
        )}
      </div>
      {problems.length > 0 && (
        <Notice tone="wait" title="Some files cannot be shown" className="mb-5">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <PhotoGrid street={street} photos={photos} />
      <p className="t-label mt-3">
        {photos.length < photoCount
          ? `${photos.length} of ${countPhotos(photoCount)}`
          : countPhotos(photoCount)}
      </p>
    </section>
  )
}

function stateText({ paid, photoCount, preparing }: DeliveryDetail): string {
  if (preparing > 0)
    return `${preparing} of ${photoCount} are still being prepared. This page shows them as they come.`
  if (!paid) return 'Open to photographers. The client sees them after payment.'
  return photoCount === 1
    ? 'Your photo is ready to download.'
    : `All ${photoCount} photos are ready to download.`
}
