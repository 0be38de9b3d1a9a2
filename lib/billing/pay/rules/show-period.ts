import type { ShownPeriod } from '@/lib/billing/pay/schema'
import { describePeriod } from '@/lib/billing/pay/words'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'
import { nextPeriod, type PayRule, type Period, periodOf, previousPeriod } from './periods'

/** Returns a period for display, with its neighbors. */
export function showPeriod(period: Period, rule: PayRule): ShownPeriod {
  return {
    ...period,
    label: describePeriod(period),
    before: previousPeriod(period, rule).startsOn,
    after: nextPeriod(period, rule).startsOn,
  }
}

/** Returns the last period that has ended: on its last day, a period can be approved. */
export function lastPeriod(today: CalendarDate, rule: PayRule): Period {
  const current = periodOf(today, rule)
  return current.endsOn === today ? current : previousPeriod(current, rule)
}
