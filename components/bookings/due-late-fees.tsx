import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { TextLink } from '@/components/ui/text-link'
import type { DueLateFee } from '@/lib/bookings/schema'
import { lateFeeText } from '@/lib/bookings/words/cancelling'
import { splitAddress } from '@/lib/platform/address'
import { whenOf } from '@/lib/platform/calendar-date'
import { formatCents } from '@/lib/platform/money'
import { withOrigin } from '@/lib/platform/site-path'
import { LateFeeButtons } from './late-fee-buttons'

/** The late fees a photographer still has to charge or waive. Renders nothing when there are none. */
export function DueLateFees({ fees }: { fees: DueLateFee[] }) {
  if (fees.length === 0) return null
  return (
    <section aria-labelledby="late-fees" className="mb-12">
      <SectionHead id="late-fees" title="Late fees" action={fees.length} />
      <Rows>
        {fees.map((fee) => {
          const amount = formatCents(fee.cents, fee.currency)
          const { street } = splitAddress(fee.address)
          return (
            <li
              key={fee.bookingId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5"
            >
              <div className="min-w-0">
                <p>
                  <span className="font-strong">{lateFeeText(amount, 'DUE')}</span>{' '}
                  <TextLink href={withOrigin(`/booking/${fee.bookingId}`, '/admin?tab=bookings')}>
                    {street}
                  </TextLink>
                </p>
                <p className="text-xs text-ink-2">
                  {fee.clientName} cancelled the shoot on {whenOf(fee)}
                </p>
              </div>
              <LateFeeButtons
                bookingId={fee.bookingId}
                amount={amount}
                street={street}
                clientName={fee.clientName}
              />
            </li>
          )
        })}
      </Rows>
    </section>
  )
}
