import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { Status } from '@/components/ui/status'
import { linkClasses } from '@/components/ui/text-link'
import type { DeliverySummary } from '@/lib/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { photoAddress } from './photo-address'

type DeliveryListProps = {
  deliveries: readonly DeliverySummary[]
  total: number
  /** The list's current page, kept when a delivery is opened. */
  page: number
  currentId: string | null
  /** What waits for this viewer in a delivery, by its id. */
  notes?: Readonly<Record<string, string>>
}

/** Lists one page of deliveries, newest first, on the gallery's left side. */
export function DeliveryList({ deliveries, total, page, currentId, notes = {} }: DeliveryListProps) {
  return (
    <aside aria-label="Deliveries">
      <div className="flex items-baseline justify-between gap-4 px-5 pt-7 pb-4 md:px-6">
        <h1 className="t-head text-[1.75rem]">Photo Gallery</h1>
        <span className="text-ink-3">{total}</span>
      </div>
      <ul className="border-b">
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
    </aside>
  )
}

type DeliveryListLinkProps = {
  total: number
  /** The list's current page. */
  page: number
}

/** Links to the list on phones, where the list and the chosen delivery don't fit side by side. */
export function DeliveryListLink({ total, page }: DeliveryListLinkProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b px-5 py-3 md:hidden">
      <h1 className="t-place">Photo Gallery</h1>
      {total > 1 && (
        <Link href={`/photo-gallery?list=1${pageQuery(page)}`} className={linkClasses('min-h-11')}>
          <Icon name="list" size="sm" />
          All {total} deliveries
        </Link>
      )}
    </div>
  )
}

function pageQuery(page: number): string {
  return page === 1 ? '' : `&page=${page}`
}

function idsOf({ id, bookingId }: DeliverySummary): string {
  return `booking_id=${bookingId}&delivery_id=${id}`
}

/** Lists the deliveries that an admin of a brokerage oversees, newest first. */
export function OverseenDeliveries({ deliveries }: { deliveries: readonly DeliverySummary[] }) {
  return (
    <ul className="grid gap-x-8 md:grid-cols-2">
      {deliveries.map((delivery) => (
        <li key={delivery.id} className="-mt-px border-b md:last:odd:col-span-2">
          <DeliveryLink delivery={delivery} href={`/photo-view?${idsOf(delivery)}`} />
        </li>
      ))}
    </ul>
  )
}

type DeliveryLinkProps = { delivery: DeliverySummary; href: string; current?: boolean; note?: string }

function DeliveryLink({ delivery, href, current = false, note }: DeliveryLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'true' : undefined}
      className="relative grid grid-cols-[5.5rem_1fr] gap-3.5 border-t px-5 py-3.5 hover:bg-shade focus-visible:-outline-offset-2 aria-[current]:bg-shade aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:bg-accent aria-[current]:before:content-[''] md:px-6"
    >
      {delivery.cover ? (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img
          src={photoAddress(delivery.cover.photoId, delivery.cover.isFree ? 'thumbnail' : 'tile')}
          alt=""
          width={88}
          height={66}
          className="photo aspect-4/3"
        />
      ) : (
        <span className="aspect-4/3 rounded-print bg-line" />
      )}
      <span className="min-w-0">
        <span className="t-place block text-[1.0625rem] wrap-break-word">{delivery.street}</span>
        <span className="block text-xs text-ink-2">
          {delivery.deliveredOn} · {countPhotos(delivery.photoCount)}
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-3">
          <DeliveryStatus delivery={delivery} />
          {delivery.expired && <Status value="EXPIRED" />}
          {note && <Status value="OPEN" label={note} />}
        </span>
      </span>
    </Link>
  )
}
