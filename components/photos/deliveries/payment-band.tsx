import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import type { DeliveryDetail } from '@/lib/photos/deliveries/schema/deliveries'
import { chosenUnlockText } from '@/lib/photos/deliveries/words/choosing'
import { lockedTexts, overseenLockedText } from '@/lib/photos/deliveries/words/deliveries'
import { GalleryBand } from './gallery-band'
/** A bill that others share, on a page of photos: what the reader reads about it, and each share. */
export type SharedPart = {
  summary: string
  /** What the reader's button pays, in two short lines: `Your share`, `of $349.00`. */
  own: { title: string; of: string } | null
  shares: ReactNode
}

/** How the photos are paid for. */
export type PaymentParts = {
  /** The main button; null when there is nothing to pay. */
  button: ReactNode
  /** The same beside photos that are ticked and not on the invoice, which it leaves out. */
  without: ReactNode
  /** Other ways to pay. */
  more: ReactNode
  /** What payment grants. */
  license: ReactNode
  /** Null for a bill of their own. */
  shared: SharedPart | null
}

type PaymentBandProps = {
  delivery: Pick<DeliveryDetail, 'bookingId' | 'invoice' | 'isOverseen' | 'lockedCount'>
  payment: PaymentParts
  /** What payment unlocks, where the client chose photos; by default all. */
  chosenCount?: number
  /** The studio's support email. */
  supportEmail: string
  isAlone: boolean
}

/** What is to pay and what it unlocks, or why there is nothing to pay. */
export function PaymentBand({ delivery, payment, chosenCount, supportEmail, isAlone }: PaymentBandProps) {
  const { invoice, isOverseen, lockedCount } = delivery
  const { shared } = payment
  const reason = lockedTexts(invoice)
  const unlocks = chosenCount === undefined ? unlockText(lockedCount) : chosenUnlockText(chosenCount)
  return (
    <GalleryBand
      label="Payment"
      title={reason?.title ?? 'Payment Required'}
      isAlone={isAlone}
      side={
        !reason && (
          <>
            {invoice && <span className="t-figure text-[3.5rem]">{invoice.amount}</span>}
            {payment.more}
          </>
        )
      }
      below={
        (shared || !reason) && (
          <>
            {shared?.shares}
            {!reason && payment.license}
          </>
        )
      }
    >
      {shared ? (
        <p className="max-w-[60ch] text-base text-ink-2">{shared.summary}</p>
      ) : reason ? (
        <LockedReason text={reason.text} supportEmail={supportEmail} />
      ) : (
        <p className="text-base text-ink-2">{isOverseen ? overseenLockedText : unlocks}</p>
      )}
      {invoice && !isOverseen && (
        <p className="t-label">
          You can also find this invoice under{' '}
          <TextLink href={`/invoices?booking_id=${delivery.bookingId}`} className="min-h-0">
            Invoices
          </TextLink>
          .
        </p>
      )}
    </GalleryBand>
  )
}

function unlockText(count: number): string {
  if (count === 0) return 'Complete payment to unlock the photos.'
  return `Complete payment to unlock ${count} more ${count === 1 ? 'photo' : 'photos'}.`
}

type LockedReasonProps = {
  /** From `lockedTexts`. */
  text: string
  /** The studio's support email. */
  supportEmail: string
}

/** Explains why photos are locked although there is nothing to pay, and whom to contact. */
function LockedReason({ text, supportEmail }: LockedReasonProps) {
  return (
    <p className="text-ink-2">
      {text} For questions, email{' '}
      <TextLink href={`mailto:${supportEmail}`} className="min-h-0">
        {supportEmail}
      </TextLink>
      .
    </p>
  )
}
