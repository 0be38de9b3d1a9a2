import 'server-only'
import { sql } from 'kysely'

/** The sum of what the invoices `i` brought in. Refunds are subtracted, and disputed payments don't count unless they're won. */
export const collectedCents = sql<number>`coalesce(sum(i.amount_cents - i.refunded_cents)
  FILTER (WHERE i.status <> 'COMPLETED' OR i.disputed_at IS NULL), 0)::float8`
