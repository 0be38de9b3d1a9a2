import { ClampedText } from '@/components/ui/clamped-text'
import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Status } from '@/components/ui/status'
import { focalStyle } from '@/lib/photos/deliveries/rules/focal-point'
import type { DeliverySummary } from '@/lib/photos/deliveries/schema/deliveries'
import { countPhotos } from '@/lib/photos/deliveries/words/counts'
import { DeliveryStatus } from './delivery-status'
import { coverAddress } from './photo-address'

type DeliveryLinkProps = {
  delivery: DeliverySummary
  href: string
  current?: boolean
  note?: string
  className?: string
}

/** A delivery in a list: its cover, address, date, and status. */
export function DeliveryLink({ delivery, href, current = false, note, className }: DeliveryLinkProps) {
  return (
    <Link
      href={href}
      aria-current={current ? 'true' : undefined}
      className={mergeClasses(
        "group relative block px-5 pb-5 focus-visible:-outline-offset-2 aria-[current]:before:absolute aria-[current]:before:top-0 aria-[current]:before:bottom-5 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:bg-accent aria-[current]:before:content-['']",
        className,
      )}
    >
      {delivery.cover ? (
        // biome-ignore lint/performance/noImgElement: private and already sized; the optimizer would cache it for everyone
        <img
          src={coverAddress(delivery.cover)}
          alt=""
          width={264}
          height={149}
          loading="lazy"
          style={focalStyle(delivery.cover.focus)}
          className="photo aspect-video h-auto"
        />
      ) : (
        <span className="block aspect-video rounded-print bg-line" />
      )}
      <span className="mt-2.5 block min-w-0">
        <ClampedText className="t-place underline-offset-[0.2em] decoration-edge decoration-1 group-hover:underline">
          {delivery.street}
        </ClampedText>
        <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
          <span>
            {delivery.agent && (
              <>
                <bdi>{delivery.agent}</bdi> ·{' '}
              </>
            )}
            {delivery.deliveredOn} · {countPhotos(delivery.photoCount)}
          </span>
          <span className="flex flex-wrap gap-x-3">
            <DeliveryStatus delivery={delivery} />
            {delivery.expired && <Status value="EXPIRED" />}
            {note && <Status value="OPEN" label={note} />}
          </span>
        </span>
      </span>
    </Link>
  )
}
