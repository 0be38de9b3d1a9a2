import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TextLink } from '@/components/ui/text-link'
import { lockedTileLimit } from '@/lib/photos/deliveries/limits'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { chosenUnlockText } from '@/lib/photos/deliveries/words/choosing'
import { lockedTexts, overseenLockedText } from '@/lib/photos/deliveries/words/deliveries'
import { LockedReason } from './locked-reason'

/** A shared bill on a page of photos. */
export type SharedPart = { summary: string; shares: ReactNode }

type LockedPhotosProps = {
  delivery: Pick<DeliveryDetail, 'bookingId' | 'locked' | 'lockedCount' | 'invoice' | 'isOverseen'>
  /** What payment unlocks, where the client chose photos; by default all. */
  chosenCount?: number | undefined
  /** The payment button; null when there is nothing to pay. */
  pay: ReactNode
  /** What the reader reads about a bill that others share, and the others' shares; null for a bill of their own. */
  shared?: SharedPart | null
  /** The studio's support email. */
  supportEmail: string
}

/** Shows one blurred tile per locked photo, up to a limit, and a card with the amount due. */
export function LockedPhotos({ delivery, chosenCount, pay, shared = null, supportEmail }: LockedPhotosProps) {
  const { locked, invoice, isOverseen } = delivery
  const reason = lockedTexts(invoice)
  // Those that a client chooses from are shown with watermarks.
  const tiles = chosenCount === undefined ? Math.min(delivery.lockedCount, lockedTileLimit) : 0
  const unlock = chosenCount === undefined ? unlockText(delivery.lockedCount) : chosenUnlockText(chosenCount)
  return (
    <section aria-labelledby="payment-required" className="mt-9 grid">
      <div
        aria-hidden="true"
        className="col-start-1 row-start-1 grid grid-cols-3 content-start gap-1.5 md:grid-cols-6"
      >
        {Array.from({ length: tiles }, (_, place) => place).map((place) => (
          <LockedTile key={place} tile={locked[place % Math.max(1, locked.length)]} />
        ))}
      </div>
      <div
        className={mergeClasses(
          'relative z-1 col-start-1 grid place-items-center md:row-start-1 md:mt-0',
          tiles > 0 && '-mt-10',
        )}
      >
        <div className="grid w-[calc(100%-1.5rem)] max-w-100 justify-items-center gap-2.5 rounded-sm border bg-paper px-7 py-6 text-center shadow-pop">
          <Icon name="lock-keyhole" size="lg" />
          <h2 id="payment-required" className="t-head">
            {reason?.title ?? 'Payment Required'}
          </h2>
          {shared ? (
            <p className="text-ink-2">{shared.summary}</p>
          ) : reason ? (
            <LockedReason text={reason.text} supportEmail={supportEmail} />
          ) : (
            <p className="text-ink-2">{isOverseen ? overseenLockedText : unlock}</p>
          )}
          {reason && shared?.shares}
          {invoice && !reason && <span className="t-figure my-1.5">{invoice.amount}</span>}
          {pay}
          {invoice && !isOverseen && (
            <p className="t-label">
              You can also find this invoice under{' '}
              <TextLink href={`/invoices?booking_id=${delivery.bookingId}`} className="min-h-0">
                Invoices
              </TextLink>
              .
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

function unlockText(count: number): string {
  if (count === 0) return 'Complete payment to unlock the photos.'
  return `Complete payment to unlock ${count} more ${count === 1 ? 'photo' : 'photos'}.`
}

function LockedTile({ tile }: { tile: DeliveryDetail['locked'][number] | undefined }) {
  return (
    <div
      className="aspect-3/2 overflow-hidden rounded-print bg-shade"
      style={{ backgroundColor: tile?.placeholder ? `${tile.placeholder}66` : undefined }}
    >
      {tile?.miniature && (
        // biome-ignore lint/performance/noImgElement: a data URL of a few hundred bytes
        <img
          src={`data:image/webp;base64,${tile.miniature}`}
          alt=""
          className="photo size-full scale-[1.35] bg-transparent opacity-62 blur-lg saturate-75"
        />
      )}
    </div>
  )
}
