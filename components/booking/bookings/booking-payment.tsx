import type { ReactNode } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { PayerRows } from '@/components/ui/payer-rows'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { SubList } from '@/components/ui/sub-list'
import { TotalRow } from '@/components/ui/total-row'
import { isLive } from '@/lib/booking/bookings/rules/moves'
import { toShownLines } from '@/lib/booking/bookings/rules/order-lines'
import { toPayers } from '@/lib/booking/bookings/rules/payers'
import type { AddedItem, Agreement, BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { paymentPlanText } from '@/lib/booking/bookings/words/agreement'
import { cancellationFeeLabel, nothingToPayText } from '@/lib/booking/bookings/words/cancelling'
import { itemsTexts } from '@/lib/booking/bookings/words/items'
import { bookedServicesTitle, paymentTermsTitle, paymentTitle } from '@/lib/booking/bookings/words/situation'
import { estimatedTaxLabel, plusTaxText } from '@/lib/booking/bookings/words/tax'
import { formatCents } from '@/lib/platform/money/money'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { RemoveItemButton } from './remove-item-button'

type BookingPaymentProps = {
  booking: BookingDetail
  timeZone: string
  /** Within how many days of an invoice it's due; nothing for a reader who doesn't see how it's paid. */
  dueDays?: number
  /** Whether the reader booked it, or it was booked for them. */
  isOwn?: boolean
  /** Whether an invoice of it still has to be paid. */
  isOwed?: boolean
  /** Its invoices. */
  children?: ReactNode
}

/** What a booking costs, line by line, who pays, its invoices, and what was agreed. */
export function BookingPayment(props: BookingPaymentProps) {
  const { booking, timeZone, dueDays, isOwn = false, isOwed = false, children } = props
  const { currency, agreement } = booking
  const lines = toShownLines(booking)
  const isCovered = booking.covered?.cents === booking.totalCents
  const isToCome = dueDays !== undefined && isLive(booking.status) && !booking.isDelivered && !isCovered
  // An add-on that is priced by size has its band in its name.
  const { apart, ofLines } = matchItems(booking, lines)
  const total = formatCents(booking.totalCents, currency)
  return (
    <section aria-labelledby="payment">
      <SectionHead id="payment" title={paymentTitle} />
      {booking.status === 'CANCELLED' ? (
        <>
          <CancelledTotal booking={booking} isOwed={isOwed} />
          <Disclosure look="row" summary={bookedServicesTitle} hint={total} className="mt-5">
            <PaymentLines booking={booking} lines={lines} ofLines={ofLines} />
          </Disclosure>
        </>
      ) : (
        <>
          <PaymentLines booking={booking} lines={lines} ofLines={ofLines} />
          <TotalRow
            plain
            label={booking.taxCents === null ? `Total, ${plusTaxText}` : 'Total'}
            amount={total}
          />
          <PayerRows payers={payersOf(booking, isOwn)} />
          {isToCome && (
            <p className="t-label mt-1.5">
              {paymentPlanText(dueDays, {
                chargeAfterDays: agreement?.chargeAfterDays ?? null,
                card: booking.card,
              })}
            </p>
          )}
        </>
      )}
      {apart.length > 0 && (
        <Disclosure look="row" summary={itemsTexts.title} className="mt-5 print:hidden">
          <ul className="pb-3">
            {apart.map((item) => (
              <PaymentLine key={item.id} bookingId={booking.id} removable={item}>
                <span className="min-w-0 wrap-anywhere">{item.name}</span>{' '}
                {formatCents(item.priceCents, currency)}
              </PaymentLine>
            ))}
          </ul>
        </Disclosure>
      )}
      {agreement && (
        <Disclosure
          look="row"
          summary={paymentTermsTitle}
          hint={agreement.card}
          className="mt-5 print:hidden"
        >
          <AgreedTerms {...agreement} timeZone={timeZone} />
        </Disclosure>
      )}
      {children}
    </section>
  )
}

/** What a cancelled booking costs. Its invoices say the rest while one is still owed. */
function CancelledTotal({ booking, isOwed }: { booking: BookingDetail; isOwed: boolean }) {
  const { lateFee, currency } = booking
  if (lateFee && lateFee.state !== 'WAIVED')
    return <TotalRow plain label={cancellationFeeLabel} amount={formatCents(lateFee.cents, currency)} />
  return isOwed ? null : <TotalRow plain amount={nothingToPayText} />
}

type PaymentLinesProps = {
  booking: BookingDetail
  lines: ReturnType<typeof toShownLines>
  ofLines: ReadonlyMap<string, AddedItem>
}

function PaymentLines({ booking: { id, currency, taxCents }, lines, ofLines }: PaymentLinesProps) {
  return (
    <Rows>
      {lines.map(({ name, contents, priceCents }) => (
        <PaymentLine key={name} bookingId={id} removable={ofLines.get(name)}>
          <span className="min-w-0 wrap-anywhere">
            {name}
            <SubList items={contents} />
          </span>{' '}
          {formatCents(priceCents, currency)}
        </PaymentLine>
      ))}
      {taxCents !== null && taxCents > 0 && (
        <PaymentLine bookingId={id}>
          <span>{estimatedTaxLabel}</span> {formatCents(taxCents, currency)}
        </PaymentLine>
      )}
    </Rows>
  )
}

/** Returns the items that can be removed: those with a line of their own by its name, and the others. */
function matchItems({ addedItems, may }: BookingDetail, lines: readonly { name: string }[]) {
  const removable = may.changeItems ? addedItems : []
  const names = new Set(lines.map(({ name }) => name))
  return {
    apart: removable.filter(({ name }) => !names.has(name)),
    ofLines: new Map(removable.map((item) => [item.name, item])),
  }
}

type PaymentLineProps = { bookingId: string; removable?: AddedItem | undefined; children: ReactNode }

function PaymentLine({ bookingId, removable, children }: PaymentLineProps) {
  return (
    <li className="flex items-start gap-x-3 py-2.5 [&>:first-child]:mr-auto">
      {children}
      {removable && (
        <span className="-my-2 print:hidden">
          <RemoveItemButton bookingId={bookingId} item={removable} />
        </span>
      )}
    </li>
  )
}

/** Who pays how much of the total. */
function payersOf({ covered, totalCents, taxCents, currency, client }: BookingDetail, isOwn: boolean) {
  if (!covered) return []
  const paid = {
    brokerageName: covered.brokerageName,
    clientName: isOwn ? null : client.fullName,
    priceCents: totalCents,
    coveredCents: covered.cents,
  }
  return toPayers(
    paid,
    (cents) => `${formatCents(cents, currency)}${taxCents === null ? ` ${plusTaxText}` : ''}`,
  )
}

/** What the client agreed to when booking, word for word. */
function AgreedTerms({ text, card, agreedAt, timeZone }: Agreement & { timeZone: string }) {
  return (
    <div className="max-w-[68ch] pb-4">
      <p>“{text}”</p>
      <p className="t-label mt-1">
        Agreed on {formatInstantInZone(new Date(agreedAt), timeZone)}
        {card && ` with ${card}`}
      </p>
    </div>
  )
}
