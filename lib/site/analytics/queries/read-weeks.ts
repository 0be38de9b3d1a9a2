import 'server-only'
import { db } from '@/lib/platform/data/db'
import { instantOf } from '@/lib/platform/time/clock'
import type { Period } from '@/lib/site/analytics/rules/period'
import { noWeeks } from '@/lib/site/analytics/rules/zeros'
import type { Week } from '@/lib/site/analytics/schema'
import { studioCurrency } from './studio-currency'

/** Returns the revenue without disputed payments, in the studio's currency, and the bookings of each week up to this one. */
export async function readWeeks(period: Period): Promise<Week[]> {
  const weeks = noWeeks(period)
  const starts = weeks.map(({ from }) => instantOf(from, '00:00', period.timeZone).toISOString())
  // Each week is an index range scan; computing the week of every row would be far slower.
  const rows = await db().$queryRaw<{ cents: number; bookings: number }[]>`
    SELECT paid.cents, booked.bookings
    FROM unnest(
      ${starts}::timestamptz[], ${[...starts.slice(1), period.weeks.end.toISOString()]}::timestamptz[]
    ) WITH ORDINALITY AS week(starts, ends, place),
    LATERAL (
      SELECT coalesce(sum(amount_cents - refunded_cents), 0)::float8 AS cents FROM invoices
      WHERE status = 'COMPLETED' AND disputed_at IS NULL AND currency = ${studioCurrency} AND paid_at >= week.starts AND paid_at < week.ends
    ) AS paid,
    LATERAL (
      SELECT count(*)::int AS bookings FROM bookings
      WHERE created_at >= week.starts AND created_at < week.ends AND imported_at IS NULL
    ) AS booked
    ORDER BY place`
  return weeks.map((week, index) => ({ ...week, ...rows[index] }))
}
