import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliveryCover } from '@/lib/photos/deliveries/schema/deliveries'
import { coverAddress } from './photo-address'

/** A delivery's cover, small and decorative, filling the box around it. */
export function CoverPicture({ cover }: { cover: DeliveryCover }) {
  return (
    // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
    <img
      src={coverAddress(cover)}
      alt=""
      loading="lazy"
      style={focalStyle(cover.focus)}
      className="photo size-full object-cover"
    />
  )
}
