import { withClient } from '../../scripts/launch/postgres.ts'

/** A studio that has been busy for years. Its slots reach from 500 days ago to 125 days ahead. */
export const largeStudio = { bookings: 100_000, slots: 50_000, clients: 10_000, photographers: 20 }
export const smallStudio = { bookings: 100 }

/**
 * Adds bookings to the demo, most of them in the past.
 * @param {string} databaseUrl
 * @param {number} bookings the total number of bookings
 */
export async function addBookings(databaseUrl, bookings) {
  await withClient(databaseUrl, async (client) => {
    await client.query(insertBookings, [bookings])
    await client.query(insertBookedServices)
    // As autovacuum would have done in a studio that grew over time.
    await client.query('vacuum analyze')
  })
}

/**
 * Turns the demo into a large studio: adds photographers, clients and slots, then bookings.
 * @param {string} databaseUrl
 */
export async function seedStudio(databaseUrl) {
  await withClient(databaseUrl, async (client) => {
    await client.query(insertPeople, [largeStudio.clients, 'CLIENT'])
    await client.query(insertPeople, [largeStudio.photographers, 'PHOTOGRAPHER'])
    await client.query(insertSlots, [largeStudio.slots])
  })
  await addBookings(databaseUrl, largeStudio.bookings)
}

/** $1: the total number of accounts; $2: their role. */
const insertPeople = `
  WITH missing AS (
    SELECT gen_random_uuid() AS user_id, n, lower($2::text) || n || '@scale.test' AS email
    FROM generate_series(1, $1::int - (SELECT count(*)::int FROM profiles WHERE role = $2::text::"Role")) AS n
  ), accounts AS (
    INSERT INTO users (id, email, password_hash, email_verified_at)
    SELECT user_id, email, 'none', now() FROM missing
  )
  INSERT INTO profiles (id, user_id, full_name, email, role)
  SELECT gen_random_uuid(), user_id, 'Person ' || n, email, $2::text::"Role" FROM missing`

/** $1: the total number of slots. Four a day, after the demo's own hours. */
const insertSlots = `
  INSERT INTO availability_slots (id, photographer_id, date, start_time, end_time)
  SELECT gen_random_uuid(), photographer.id, day::date, time '17:00' + n * interval '1 hour', time '18:00' + n * interval '1 hour'
  FROM (SELECT id FROM profiles WHERE role = 'PHOTOGRAPHER') AS photographer,
    generate_series(current_date - 500, current_date + 180, interval '1 day') AS day, generate_series(0, 3) AS n
  ORDER BY day, photographer.id
  LIMIT $1::int - (SELECT count(*)::int FROM availability_slots)
  ON CONFLICT DO NOTHING`

/**
 * $1: the total number of bookings. Of every five, three are completed, one is cancelled and one is upcoming. Upcoming shoots
 * last 15 minutes, one after another from 5 p.m., after the demo's own hours: a photographer's live shoots can't overlap, and
 * the few that overlap those of a smaller studio are left out.
 */
const insertBookings = `
  WITH clients AS (SELECT array_agg(id ORDER BY email) AS ids FROM profiles WHERE role = 'CLIENT' AND account_status = 'ACTIVE'),
  photographers AS (SELECT array_agg(id ORDER BY email) AS ids FROM profiles WHERE role = 'PHOTOGRAPHER' AND account_status = 'ACTIVE'),
  numbered AS (
    SELECT n, n % 5 = 4 AS is_upcoming, n / 5 / cardinality(photographers.ids) AS shoot,
      clients.ids[1 + n % cardinality(clients.ids)] AS client_id,
      photographers.ids[1 + n / 5 % cardinality(photographers.ids)] AS photographer_id
    FROM clients, photographers, generate_series(1, $1::int - (SELECT count(*)::int FROM bookings)) AS n
  )
  INSERT INTO bookings (id, client_id, photographer_id, property_address, shoot_date, shoot_time, shoot_end_time,
    total_amount_cents, status, idempotency_key, created_at)
  SELECT gen_random_uuid(), client_id, photographer_id, n || ' Scale Street, Asheville',
    current_date + CASE WHEN is_upcoming THEN 1 + shoot % 120 ELSE -1 - n % 700 END,
    CASE WHEN is_upcoming THEN time '17:00' + shoot / 120 * interval '15 minutes' ELSE time '09:00' END,
    CASE WHEN is_upcoming THEN time '17:15' + shoot / 120 * interval '15 minutes' ELSE time '12:00' END,
    29900 + n % 7 * 1000,
    (CASE WHEN n % 5 < 3 THEN 'COMPLETED' WHEN n % 5 = 3 THEN 'CANCELLED' WHEN n % 2 = 0 THEN 'PENDING' ELSE 'CONFIRMED' END)::"BookingStatus",
    gen_random_uuid(), now() - n % 700 * interval '1 day'
  FROM numbered
  ON CONFLICT DO NOTHING`

const insertBookedServices = `
  INSERT INTO booked_services (id, booking_id, service_id, name, price_cents, position)
  SELECT gen_random_uuid(), bookings.id, service.id, service.name, service.price_cents, service.position
  FROM bookings, (
    SELECT id, name, price_cents, row_number() OVER (ORDER BY position, id)::int - 1 AS position FROM services LIMIT 2
  ) AS service
  WHERE NOT EXISTS (SELECT 1 FROM booked_services WHERE booking_id = bookings.id)`
