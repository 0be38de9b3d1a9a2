import 'server-only'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { Period } from '@/lib/site/analytics/rules/period'
import { noFunnel } from '@/lib/site/analytics/rules/zeros'
import type { Funnel } from '@/lib/site/analytics/schema'

/** Returns the booking funnel. Its first three steps come from events, the others from the studio's own records. */
export async function readFunnel({ from, to, start, end }: Period): Promise<Funnel> {
  const [funnel] = await db().$queryRaw<Funnel[]>`
    SELECT steps.*,
      (SELECT count(*)::int FROM bookings
        WHERE created_at >= ${start} AND created_at < ${end} AND imported_at IS NULL) AS booked,
      (SELECT count(DISTINCT d.booking_id)::int FROM media_deliveries d JOIN bookings b ON b.id = d.booking_id
        WHERE d.uploaded_at >= ${start} AND d.uploaded_at < ${end} AND b.imported_at IS NULL) AS delivered,
      (SELECT count(DISTINCT i.booking_id)::int FROM invoices i JOIN bookings b ON b.id = i.booking_id
        WHERE i.status = 'COMPLETED' AND i.paid_at >= ${start} AND i.paid_at < ${end}
          -- Leaves out complimentary photos, which need no payment, and late fees, whose shoots never happened.
          AND i.amount_cents > 0
          -- Of a shared bill, the last payment counts.
          AND (i.bill_cents IS NULL OR NOT EXISTS (
            SELECT FROM invoices other
            WHERE (other.id = coalesce(i.share_of_id, i.id) OR other.share_of_id = coalesce(i.share_of_id, i.id))
              AND other.status IN ('PENDING', 'FAILED')
          ))
          AND (i.delivery_id IS NOT NULL OR i.transfer_id IS NOT NULL OR b.late_fee_state IS DISTINCT FROM 'CHARGED')) AS paid
    FROM (
      SELECT
        coalesce(sum(count) FILTER (WHERE event_type = 'wizard_opened'), 0)::int AS opened,
        coalesce(sum(count) FILTER (WHERE event_type = 'wizard_services'), 0)::int AS "choseServices",
        coalesce(sum(count) FILTER (WHERE event_type = 'wizard_slot'), 0)::int AS "choseTime"
      FROM analytics_days
      WHERE day BETWEEN ${dateToDatabase(from)}::date AND ${dateToDatabase(to)}::date
    ) AS steps`
  return funnel ?? noFunnel
}
