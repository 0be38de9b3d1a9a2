import 'server-only'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { limits } from '@/lib/site/analytics/limits'
import type { Period } from '@/lib/site/analytics/rules/period'
import type { BestClient } from '@/lib/site/analytics/schema'
import { studioCurrency } from './studio-currency'

/** Returns the clients who paid most in the period, in the studio's currency, without disputed payments. */
export async function readBestClients({ start, end }: Period): Promise<BestClient[]> {
  const rows = await db().$queryRaw<(Omit<BestClient, 'lastShoot'> & { lastShoot: Date | null })[]>`
    WITH best AS (
      SELECT i.client_id, sum(i.amount_cents - i.refunded_cents)::float8 AS cents
      FROM invoices i
      WHERE i.status = 'COMPLETED' AND i.amount_cents > 0 AND i.disputed_at IS NULL AND i.currency = ${studioCurrency}
        AND i.paid_at >= ${start} AND i.paid_at < ${end}
      GROUP BY i.client_id ORDER BY cents DESC, i.client_id LIMIT ${limits.bestClients}
    )
    -- The expensive columns are computed for these few clients only.
    SELECT client.id, client.full_name AS name, client.company, best.cents, paid.*,
      (SELECT max(shoot_date) FROM bookings WHERE client_id = client.id AND status = 'COMPLETED') AS "lastShoot"
    FROM best JOIN profiles client ON client.id = best.client_id, LATERAL (
      SELECT count(DISTINCT i.booking_id)::int AS bookings,
        greatest(0, percentile_cont(0.5) WITHIN GROUP (ORDER BY date_part('epoch', i.paid_at - i.created_at)))
          / 86400 AS "paysWithinDays"
      FROM invoices i
      WHERE i.client_id = best.client_id
        AND i.status = 'COMPLETED' AND i.amount_cents > 0 AND i.currency = ${studioCurrency}
        AND i.paid_at >= ${start} AND i.paid_at < ${end}
    ) AS paid
    ORDER BY best.cents DESC, client.id`
  return rows.map((row) => ({ ...row, lastShoot: row.lastShoot && dateFromDatabase(row.lastShoot) }))
}
