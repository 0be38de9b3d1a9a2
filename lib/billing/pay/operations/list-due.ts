import 'server-only'
import { maxShoots } from '@/lib/billing/pay/limits'
import type { Transaction } from '@/lib/platform/data/db'
import type { CalendarDate } from '@/lib/platform/time/calendar-date'

/** A booking that a photographer is still to be paid for, and the day it was earned. */
export type DueBooking = { bookingId: string; photographerId: string; earnedOn: CalendarDate }

type Range = {
  photographerIds: readonly string[]
  /** The last day. */
  until: CalendarDate
  timeZone: string
}

/**
 * Lists what photographers with pay terms have earned up to a day and isn't on a statement yet: completed shoots, and
 * cancelled ones whose late fee the client has paid. At most `maxShoots` each, the oldest first.
 */
export async function listDue(
  tx: Transaction,
  { photographerIds, until, timeZone }: Range,
): Promise<DueBooking[]> {
  const ids = [...photographerIds]
  return await tx.$queryRaw<DueBooking[]>`
    WITH parts AS (
      SELECT booking.id, booking.photographer_id AS paid_id FROM bookings AS booking
      WHERE booking.photographer_id = ANY(${ids}::uuid[]) AND booking.status IN ('COMPLETED', 'CANCELLED')
        AND booking.imported_at IS NULL
        AND NOT EXISTS (SELECT FROM pay_shares AS share WHERE share.booking_id = booking.id)
        AND NOT EXISTS (SELECT FROM pay_statement_shoots AS paid WHERE paid.booking_id = booking.id)
      UNION ALL
      SELECT share.booking_id, share.photographer_id FROM pay_shares AS share
      WHERE share.photographer_id = ANY(${ids}::uuid[]) AND NOT EXISTS (
        SELECT FROM pay_statement_shoots AS paid
        WHERE paid.booking_id = share.booking_id AND paid.photographer_id = share.photographer_id
      )
    ), earned AS (
      SELECT booking.id, parts.paid_id, booking.currency, CASE
        WHEN booking.status = 'COMPLETED' THEN booking.shoot_date
        WHEN booking.status = 'CANCELLED' AND booking.late_fee_state = 'CHARGED' THEN (
          SELECT max((invoice.paid_at AT TIME ZONE ${timeZone})::date) FROM invoices AS invoice
          WHERE invoice.booking_id = booking.id AND invoice.delivery_id IS NULL AND invoice.deposit_cents <= 0 AND invoice.status = 'COMPLETED'
        )
      END AS earned_on
      FROM parts JOIN bookings AS booking ON booking.id = parts.id
    ), due AS (
      SELECT earned.id, earned.paid_id, earned.earned_on,
        row_number() OVER (PARTITION BY earned.paid_id ORDER BY earned.earned_on, earned.id) AS place
      FROM earned JOIN pay_terms AS terms ON terms.photographer_id = earned.paid_id
      WHERE earned.currency = terms.currency AND earned.earned_on BETWEEN terms.paid_from AND ${until}::date
    )
    SELECT id AS "bookingId", paid_id AS "photographerId", earned_on::text AS "earnedOn"
    FROM due WHERE place <= ${maxShoots} ORDER BY earned_on, id`
}
