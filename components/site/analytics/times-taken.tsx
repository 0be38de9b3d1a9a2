import type { ReactNode } from 'react'
import { SectionHead } from '@/components/ui/section-head'
import type { Spread, Times } from '@/lib/site/analytics/schema'
import { chartNames } from '@/lib/site/analytics/words'

const hoursInDay = 24

/** How long deliveries and payments take. */
export function TimesTaken({ times, dataTable }: { times: Times; dataTable: ReactNode }) {
  return (
    <section aria-labelledby="times">
      <SectionHead id="times" title={chartNames.times} action="Median" />
      <TimeTaken name="Shoot to delivery" spread={times.toDelivery} unit="hours" />
      <TimeTaken name="Delivery to payment" spread={times.toPayment} unit="days" />
      {dataTable}
    </section>
  )
}

function TimeTaken({ name, spread, unit }: { name: string; spread: Spread | null; unit: 'hours' | 'days' }) {
  const inUnit = (hours: number) => toUnit(hours, unit)
  if (!spread) {
    return (
      <div className="border-b py-4.5">
        <Head name={name} value={`0 ${unit}`} />
        <p className="mt-1.5 text-xs text-ink-2">None in this period.</p>
      </div>
    )
  }
  const middle = `Typically ${inUnit(spread.quarter)}–${inUnit(spread.threeQuarters)} ${unit}`
  const slowest = inUnit(spread.slowest)
  const place = (hours: number) => `${spread.slowest === 0 ? 0 : (hours / spread.slowest) * 100}%`
  return (
    <div className="border-b py-4.5">
      <Head
        name={name}
        value={`${inUnit(spread.median)} ${inUnit(spread.median) === '1' ? unit.slice(0, -1) : unit}`}
      />
      <div
        role="img"
        aria-label={`${name}. ${middle}, median ${inUnit(spread.median)}, slowest ${slowest}.`}
        className="relative mt-3 mb-1.5 h-2 bg-shade"
      >
        <span
          className="absolute inset-y-0 bg-accent-wash inset-ring inset-ring-accent"
          style={{ left: place(spread.quarter), width: place(spread.threeQuarters - spread.quarter) }}
        />
        <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ left: place(spread.median) }} />
      </div>
      <p className="text-xs text-ink-2">
        {middle}. The slowest took {slowest}.
      </p>
    </div>
  )
}

function Head({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <h3 className="text-ink-2">{name}</h3>
      <span className="t-head">{value}</span>
    </div>
  )
}

/** Formats whole hours, or days with one decimal below ten. */
function toUnit(hours: number, unit: 'hours' | 'days'): string {
  const value = unit === 'hours' ? hours : hours / hoursInDay
  return String(unit === 'hours' || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)
}
