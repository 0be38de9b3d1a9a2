import 'server-only'
import { bookingNumber } from '@/lib/booking/bookings/rules/booking-number'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { type Check, type Finding, maxFindings } from '@/lib/workflows/doctor/check'

export const payStatements: Check = {
  name: 'pay-statements',
  severity: 'error',
  title: "Photographers' pay doesn't add up",
  advice:
    'Compare the statement with the bookings on it. If it was paid, correct the next one by an adjustment.',
  async find() {
    const findings = [...(await findWrongTotals()), ...(await findOverpaidBookings())]
    return findings.slice(0, maxFindings)
  },
}

type Total = {
  id: string
  name: string
  startsOn: string
  currency: string
  totalCents: number
  lineCents: number
}

async function findWrongTotals(): Promise<Finding[]> {
  const statements = await db().$queryRaw<Total[]>`
    WITH sums AS (
      SELECT statement.id, profile.full_name AS name, statement.starts_on::text AS "startsOn",
        statement.currency::text, statement.total_cents AS "totalCents", coalesce((
          SELECT sum(line.amount_cents) FROM pay_lines AS line WHERE line.statement_id = statement.id
        ), 0)::float8 AS "lineCents"
      FROM pay_statements AS statement JOIN profiles AS profile ON profile.id = statement.photographer_id
    )
    SELECT * FROM sums WHERE "totalCents" <> "lineCents" ORDER BY "startsOn", id LIMIT ${maxFindings}`
  return statements.map(({ id, name, startsOn, currency, totalCents, lineCents }) => ({
    id,
    text: `The statement of ${name} from ${startsOn} is for ${formatCents(totalCents, currency)}, but its lines add up to ${formatCents(lineCents, currency)}.`,
  }))
}

/** The parts of all photographers together are at most what the booking cost. */
async function findOverpaidBookings(): Promise<Finding[]> {
  const bookings = await db().$queryRaw<{ id: string }[]>`
    WITH paid AS (
      SELECT booking_id,
        sum(base_cents) FILTER (WHERE kind IN ('SERVICE', 'SHOOT')) AS services,
        sum(base_cents) FILTER (WHERE kind = 'TRAVEL') AS travel,
        sum(base_cents) FILTER (WHERE kind = 'LATE_FEE') AS late_fee
      FROM pay_lines WHERE booking_id IS NOT NULL GROUP BY booking_id
    )
    SELECT booking.id FROM paid JOIN bookings AS booking ON booking.id = paid.booking_id
    WHERE paid.services > (
        SELECT coalesce(sum(service.price_cents), 0) FROM booked_services AS service
        WHERE service.booking_id = booking.id
      )
      OR paid.travel > booking.travel_fee_cents OR paid.late_fee > booking.late_fee_cents
    ORDER BY booking.id LIMIT ${maxFindings}`
  return bookings.map(({ id }) => ({
    id,
    text: `Photographers were paid for more than booking ${bookingNumber(id)} cost.`,
  }))
}
