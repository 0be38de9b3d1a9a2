'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { analyticsAddress } from '@/lib/analytics/rules/charts'
import { type PeriodLength, periodLengths } from '@/lib/analytics/rules/period'

/** Selects the period, which is kept in the URL. Works without JavaScript as a plain form. */
export function PeriodSelect({ days }: { days: PeriodLength }) {
  const router = useRouter()
  const choose = (value: string) => {
    const chosen = periodLengths.find((length) => String(length) === value)
    if (chosen) router.push(analyticsAddress(chosen), { scroll: false })
  }
  return (
    <form action="/admin" className="flex gap-2">
      <input type="hidden" name="tab" value="analytics" />
      <Select
        key={days}
        name="period"
        aria-label="Period"
        defaultValue={days}
        onChange={(event) => choose(event.target.value)}
        className="w-44"
      >
        {periodLengths.map((length) => (
          <option key={length} value={length}>
            Last {length} days
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit">Show</Button>
      </noscript>
    </form>
  )
}
