import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { DeliveryLink } from './delivery-link'
import { idsOf, pageQuery } from './gallery-links'

type DeliveryRowsProps = {
  deliveries: readonly DeliverySummary[]
  /** The list's current page, kept when a delivery is opened. */
  page: number
  currentId: string | null
  /** What waits for this viewer in a delivery, by its id. */
  notes: Readonly<Record<string, string>>
}

/** Links to the deliveries of one page of the gallery's list. */
export function DeliveryRows({ deliveries, page, currentId, notes }: DeliveryRowsProps) {
  return (
    <ul className="pb-4">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryLink
            delivery={delivery}
            href={`/photo-gallery?${idsOf(delivery)}${pageQuery(page)}#delivery`}
            current={delivery.id === currentId}
            note={notes[delivery.id]}
          />
        </li>
      ))}
    </ul>
  )
}
