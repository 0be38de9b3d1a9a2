import { withClient } from '../../scripts/launch/postgres.ts'

/** Returns Postgres' time. */
export async function readTime(databaseUrl) {
  return withClient(databaseUrl, async (database) => (await database.query('select now()')).rows[0].now)
}

/** Returns the notifications of bookings since then, each of which must arrive at its reader's sockets. */
export function listNotifications(databaseUrl, since) {
  return withClient(databaseUrl, async (database) => {
    const { rows } = await database.query(
      `SELECT id, user_id AS "userId" FROM notifications WHERE booking_id IS NOT NULL AND created_at >= $1`,
      [since],
    )
    return rows
  })
}

/** Counts the acknowledged bookings that aren't stored as they should be, and others that overlap. */
export function countWrongBookings(databaseUrl, ids) {
  return withClient(
    databaseUrl,
    async (database) => (await database.query(wrongBookings, [ids])).rows[0].count,
  )
}

const wrongBookings = `
  SELECT count(*)::int FROM unnest($1::uuid[]) AS acknowledged(id) LEFT JOIN bookings USING (id)
  WHERE bookings.id IS NULL
    OR (SELECT count(*) FROM slot_claims WHERE booking_id = bookings.id) <> 1
    OR (SELECT count(*) FROM notifications WHERE booking_id = bookings.id) <> 2
    OR EXISTS (SELECT 1 FROM bookings AS other WHERE other.id <> bookings.id AND other.status <> 'CANCELLED'
      AND other.photographer_id = bookings.photographer_id AND other.shoot_date = bookings.shoot_date
      AND other.shoot_time < bookings.shoot_end_time AND bookings.shoot_time < other.shoot_end_time)`
