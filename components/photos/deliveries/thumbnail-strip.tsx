import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import { coverAddress } from './photo-address'

/** A decorative row of photos, as many as fit. */
export function ThumbnailStrip({ covers }: { covers: readonly DeliveryCover[] }) {
  return (
    <span className="flex h-9.5 flex-wrap gap-1 overflow-hidden">
      {covers.map((cover) => (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img
          key={cover.photoId}
          src={coverAddress(cover)}
          alt=""
          width={56}
          height={38}
          className="photo h-9.5 w-14 object-cover"
        />
      ))}
    </span>
  )
}
