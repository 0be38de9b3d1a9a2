import { SectionHead } from '@/components/ui/section-head'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { LazyPhotoRepair } from './lazy-photo-repair'
import { photoAddress } from './photo-address'
import { PhotoImage } from './photo-image'

type SeparatePreviewsProps = { delivery: Pick<DeliveryDetail, 'id' | 'photos' | 'previews'> }

/** Shows photographers the previews that aren't among the full photos, and so don't appear in the gallery. */
export function SeparatePreviews({ delivery }: SeparatePreviewsProps) {
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
