import 'server-only'
import { db } from '@/lib/platform/data/db'
import type { Period } from '@/lib/site/analytics/rules/period'
import type { Spread, Times } from '@/lib/site/analytics/schema'

type SpreadRow = { count: number; average: number | null; quantiles: number[] | null }

/** Returns the times from shoot to first delivery and from delivery to payment that ended in the period; null without any. */
export async function readTimes(period: Period): Promise<Times> {
  const [toDelivery, toPayment] = await Promise.all([readToDelivery(period), readToPayment(period)])
  return { toDelivery: toSpread(toDelivery), toPayment: toSpread(toPayment) }
}

function readToDelivery({ start, end, timeZone }: Period) {
  return db().$queryRaw<SpreadRow[]>`
    SELECT count(*)::int AS count, avg(hours) AS average,
      percentile_cont(ARRAY[0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY hours) AS quantiles
    FROM (
      -- Photos may be sent before the booked time is over.
      SELECT greatest(0, date_part('epoch',
        first.uploaded_at - (b.shoot_date + b.shoot_end_time) AT TIME ZONE ${timeZone})) / 3600 AS hours
      FROM media_deliveries first JOIN bookings b ON b.id = first.booking_id
      WHERE first.uploaded_at >= ${start} AND first.uploaded_at < ${end} AND b.imported_at IS NULL AND NOT EXISTS (
        SELECT FROM media_deliveries earlier
        WHERE earlier.booking_id = first.booking_id AND earlier.uploaded_at < first.uploaded_at
      )
    ) AS delivered`
}

function readToPayment({ start, end }: Period) {
  return db().$queryRaw<SpreadRow[]>`
    SELECT count(*)::int AS count, avg(hours) AS average,
      percentile_cont(ARRAY[0.25, 0.5, 0.75, 1]) WITHIN GROUP (ORDER BY hours) AS quantiles
    FROM (
      SELECT greatest(0, date_part('epoch', i.paid_at - d.uploaded_at)) / 3600 AS hours
      FROM invoices i
      JOIN invoices main ON main.id = coalesce(i.share_of_id, i.id)
      JOIN media_deliveries d ON d.id = main.delivery_id
      WHERE i.status = 'COMPLETED' AND i.amount_cents > 0 AND i.paid_at >= ${start} AND i.paid_at < ${end}
        -- A shared bill is paid with the last of its invoices.
        AND (i.bill_cents IS NULL OR NOT EXISTS (
          SELECT FROM invoices other
          WHERE (other.id = main.id OR other.share_of_id = main.id) AND other.status <> 'VOID'
            AND (other.status <> 'COMPLETED' OR (other.paid_at, other.id) > (i.paid_at, i.id))
        ))
    ) AS paid`
}

function toSpread([row]: SpreadRow[]): Spread | null {
  if (!row?.quantiles || row.average === null) return null
  const [quarter = 0, median = 0, threeQuarters = 0, slowest = 0] = row.quantiles
  return { count: row.count, quarter, median, threeQuarters, slowest, average: row.average }
}
