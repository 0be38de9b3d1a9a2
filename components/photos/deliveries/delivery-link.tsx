import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { Status } from '@/components/ui/status'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { coverAddress } from './photo-address'

type DeliveryLinkProps = { delivery: DeliverySummary; href: string; current?: boolean; note?: string }

/** A delivery in a list: its cover, address, date, and status. */
export function DeliveryLink({ delivery, href, current = false, note }: DeliveryLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'true' : undefined}
      className="relative grid grid-cols-[5.5rem_1fr] gap-3.5 border-t px-5 py-3.5 hover:bg-shade focus-visible:-outline-offset-2 aria-[current]:bg-shade aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:bg-accent aria-[current]:before:content-[''] md:px-6"
    >
      {delivery.cover ? (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img src={coverAddress(delivery.cover)} alt="" width={88} height={66} className="photo aspect-4/3" />
      ) : (
        <span className="aspect-4/3 rounded-print bg-line" />
      )}
      <span className="min-w-0">
        <ClampedText className="t-place text-[1.0625rem]">{delivery.street}</ClampedText>
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
