import 'server-only'
import type { Period } from '@/lib/analytics/period'
import { type Funnel, noFunnel } from '@/lib/analytics/rules'
import { dateToDatabase } from '@/lib/platform/calendar-date'
import { db } from '@/lib/platform/db'

/** The way from the wizard to the money. Its first three steps are events, the others the studio's own records. */
export async function readFunnel({ from, to, start, end }: Period): Promise<Funnel> {
  const [funnel] = await db().$queryRaw<Funnel[]>`
    SELECT steps.*,
      (SELECT count(*)::int FROM bookings WHERE created_at >= ${start} AND created_at < ${end}) AS booked,
      (SELECT count(DISTINCT booking_id)::int FROM media_deliveries
        WHERE uploaded_at >= ${start} AND uploaded_at < ${end}) AS delivered,
      (SELECT count(DISTINCT i.booking_id)::int FROM invoices i JOIN bookings b ON b.id = i.booking_id
        WHERE i.status = 'COMPLETED' AND i.paid_at >= ${start} AND i.paid_at < ${end}
          -- Nothing is paid for complimentary photos, and a late fee is paid for a shoot that never was.
          AND i.amount_cents > 0
          AND (i.delivery_id IS NOT NULL OR b.late_fee_state IS DISTINCT FROM 'CHARGED')) AS paid
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
