import type { ReactNode } from 'react'
import { PayerRows } from '@/components/ui/payer-rows'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { SubList } from '@/components/ui/sub-list'
import { TotalRow } from '@/components/ui/total-row'
import { toShownLines } from '@/lib/booking/bookings/rules/order-lines'
import { fromText } from '@/lib/catalog/services/words/prices'
import { formatCents } from '@/lib/platform/money/money'

type SummaryRow = { key: string; label: ReactNode; value: ReactNode; quiet?: boolean }

/**
 * Lists services, packages as one with their contents, the drive unless it's free, and the coupon's discount, with their
 * prices.
 * @param unsized the names of those whose price begins at what is shown, because it depends on a size that isn't known yet
 */
export function toRows(
  order: Parameters<typeof toShownLines>[0],
  currency: string,
  unsized: readonly string[] = [],
): SummaryRow[] {
  return toShownLines(order).map(({ name, contents, priceCents }) => ({
    key: name,
    label: (
      <>
        {name}
        <SubList items={contents} />
      </>
    ),
    value: unsized.includes(name)
      ? fromText(formatCents(priceCents, currency))
      : formatCents(priceCents, currency),
  }))
}

/** The row of the tax that is added to the prices; none without one. */
export function toTaxRows(tax: { label: string; value: string } | null): SummaryRow[] {
  return tax ? [{ key: 'tax', ...tax }] : []
}

type SummaryProps = {
  title: string
  /** Shown to the right of the title. */
  count?: ReactNode
  /** Above the rows. */
  picture?: ReactNode
  rows: readonly SummaryRow[]
  /** Between the rows and the total. */
  rowsEnd?: ReactNode
  /** Formatted; null if there is no price for the order. */
  total: string | null
  /** Who pays how much of it; none while one person pays. */
  payers?: readonly { label: string; value: string }[]
  /** False when one of the rows already shows the total. */
  hasTotal?: boolean
  hint?: ReactNode
  /** Shown below the total on a wide screen. */
  panel?: ReactNode
  /** The same in one line, above the bottom bar of a narrow screen. */
  barNote?: ReactNode
  /** Left of the button on a narrow screen: `2 services`. */
  countText: ReactNode
  /** The step's main button, with its error. */
  action: ReactNode
  back?: ReactNode
}

/** A wizard step's summary and main button: a side column, or on a narrow screen a list and a sticky bottom bar. */
export function Summary(props: SummaryProps) {
  const { title, count, rows, total, payers = [], hasTotal = true, hint, panel, barNote } = props
  const { countText, action, back } = props
  return (
    <aside className="max-lg:contents" aria-label={title}>
      <div>
        <SectionHead title={title} action={count} />
        {props.picture && <div className="pt-3">{props.picture}</div>}
        <Rows>
          {rows.map((row) => (
            <li key={row.key} className="flex justify-between gap-4 py-2.5">
              <span className={row.quiet ? 'text-ink-2' : undefined}>{row.label}</span>
              <span className="text-right">{row.value}</span>
            </li>
          ))}
        </Rows>
        {props.rowsEnd && <div className="pt-2.5">{props.rowsEnd}</div>}
        {hasTotal && total !== null && <TotalRow plain amount={total} />}
        <PayerRows payers={payers} />
        {hint && <p className="t-label mt-1.5">{hint}</p>}
        {panel && <div className="mt-5">{panel}</div>}
      </div>
      <div
        data-foot-bar
        className="z-10 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-5 max-lg:-mb-8 max-lg:border-t max-lg:bg-paper max-lg:px-5 max-lg:py-3 md:max-lg:-mx-8 md:max-lg:px-8 lg:mt-5"
      >
        {barNote && <div className="mb-2.5 lg:hidden">{barNote}</div>}
        <div className="flex items-center gap-4 lg:block">
          <p className="flex-none lg:hidden">
            <span className="block text-ink-2">{countText}</span>
            {total !== null && <strong className="t-place">{total}</strong>}
            {payers[0] && (
              <span className="block text-ink-2">
                {payers[0].label} {payers[0].value}
              </span>
            )}
          </p>
          <div className="grid min-w-0 flex-1 gap-2 max-lg:max-w-sm max-lg:ml-auto">{action}</div>
        </div>
      </div>
      {back && <div className="lg:mt-2">{back}</div>}
    </aside>
  )
}
