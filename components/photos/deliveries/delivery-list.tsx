import type { ComponentProps } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { linkClasses } from '@/components/ui/text-link'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { DeliveryLink } from './delivery-link'
import { idsOf, pageQuery } from './gallery-links'
import { LazyDeliveryRows } from './lazy-delivery-rows'

type DeliveryListProps = ComponentProps<typeof LazyDeliveryRows> & { total: number }

/** Lists one page of deliveries, newest first, on the gallery's left side. */
export function DeliveryList({ total, ...rows }: DeliveryListProps) {
  return (
    <aside aria-label="Deliveries">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-6 pb-4">
        <h1 className="t-head text-[1.75rem]">Photo Gallery</h1>
        <span className="text-ink-3">{total}</span>
      </div>
      <LazyDeliveryRows {...rows} />
    </aside>
  )
}

type DeliveryListLinkProps = {
  total: number
  /** The list's current page. */
  page: number
}

/** Links to the list where it doesn't fit beside the chosen delivery. */
export function DeliveryListLink({ total, page }: DeliveryListLinkProps) {
  return (
    <div className="lg:hidden">
      <h1 className="sr-only">Photo Gallery</h1>
      {total > 1 && (
        <Link href={`/photo-gallery?list=1${pageQuery(page)}`} className={linkClasses('min-h-11')}>
          <Icon name="list" size="sm" />
          All {total} deliveries
        </Link>
      )}
    </div>
  )
}

/** Lists the deliveries that an admin of a brokerage oversees, newest first. */
export function OverseenDeliveries({ deliveries }: { deliveries: readonly DeliverySummary[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <DeliveryLink delivery={delivery} href={`/photo-view?${idsOf(delivery)}`} className="px-0" />
        </li>
      ))}
    </ul>
  )
}
