import { createHash, randomUUID } from 'node:crypto'
import { encode } from 'next-auth/jwt'
import { withClient } from '../../scripts/launch/postgres.ts'

/** The Auth.js cookie of a portal without https; also the salt of its tokens. */
const cookieName = 'authjs.session-token'
const sessionSeconds = 60 * 60

/**
 * Adds people to the demo, each with everything that they read or use during the day: clients with a saved card, a
 * conversation and a paid delivery, and photographers with free slots. Texts that only one person may see contain
 * their marker, such as `Day00017`.
 * @param {{ databaseUrl: string, authSecret: string }} portal
 * @param {{ clients: number, photographers: number }} count
 * @returns {Promise<{ people: Person[], slots: { id: string, photographerId: string }[],
 *   service: { id: string, priceCents: number } }>}
 * @typedef {{ role: string, profileId: string, userId: string, marker: string, cookie: string, conversationId?: string,
 *   bookingId?: string, cardId?: string, photos?: { id: string, bytes: number }[] }} Person
 */
export function seedPeople({ databaseUrl, authSecret }, { clients, photographers }) {
  return withClient(databaseUrl, async (database) => {
    // Copies share the files of the demo's photos.
    await database.query('DROP INDEX stored_files_key_key')
    // Without a fee, nobody has to agree to one when booking.
    await database.query('UPDATE studio_settings SET late_cancel_fee_cents = 0')
    await database.query(insertPeople, ['PHOTOGRAPHER', 'Eve', photographers])
    await database.query(insertPeople, ['CLIENT', 'Day', clients])
    for (const statement of [...insertBelongings, insertSlots]) await database.query(statement)
    await database.query('vacuum analyze')
    const { rows: people } = await database.query(selectPeople)
    const { rows: slots } = await database.query(selectSlots)
    const { rows: services } = await database.query(selectService)
    const signed = people.map(async (person) => ({
      ...person,
      cookie: await sign(database, person.userId, authSecret),
    }))
    return { people: await Promise.all(signed), slots, service: services[0] }
  })
}

/** Opens a session and returns its Cookie header. Checking a thousand passwords would take minutes. */
async function sign(database, userId, secret) {
  const sessionSecret = randomUUID()
  await database.query(insertSession, [
    userId,
    createHash('sha256').update(sessionSecret).digest('hex'),
    sessionSeconds,
  ])
  const token = { claim: { userId, sessionVersion: 1, secret: sessionSecret } }
  return `${cookieName}=${await encode({ token, secret, salt: cookieName, maxAge: sessionSeconds })}`
}

const insertSession = `
  INSERT INTO sessions (id, user_id, secret_hash, session_version, expires_at)
  VALUES (gen_random_uuid(), $1::uuid, $2, 1, now() + make_interval(secs => $3::int))`

/** $1: their role; $2: how their markers begin; $3: how many. */
const insertPeople = `
  WITH numbered AS (
    SELECT gen_random_uuid() AS user_id, $2::text || to_char(n, 'FM00000') AS marker FROM generate_series(1, $3::int) AS n
  ), accounts AS (
    INSERT INTO users (id, email, password_hash, email_verified_at)
    SELECT user_id, marker || '@day.test', 'none', now() FROM numbered
  )
  INSERT INTO profiles (id, user_id, full_name, email, role)
  SELECT gen_random_uuid(), user_id, 'Person ' || marker, marker || '@day.test', $1::text::"Role" FROM numbered`

/** Every client, and the photographer who takes care of them. */
const pairs = `
  pairs AS (
    SELECT client.id AS client_id, split_part(client.email::text, '@', 1) AS marker, photographer.id AS photographer_id,
      row_number() OVER (ORDER BY client.email) AS n
    FROM (SELECT *, row_number() OVER (ORDER BY email) AS n FROM profiles WHERE email LIKE 'Day%@day.test') AS client
    JOIN (SELECT *, row_number() OVER (ORDER BY email) AS n, count(*) OVER () AS total FROM profiles
      WHERE email LIKE 'Eve%@day.test') AS photographer ON photographer.n = 1 + client.n % photographer.total
  )`

/** A paid delivery of the demo that is copied to every client. */
const model = `
  model AS (
    SELECT delivery.*, invoices.amount_cents FROM media_deliveries AS delivery
    JOIN invoices ON invoices.delivery_id = delivery.id AND invoices.status = 'COMPLETED'
    WHERE EXISTS (SELECT 1 FROM photos JOIN photo_derivatives ON photo_id = photos.id AND kind = 'TILE'
      WHERE delivery_id = delivery.id AND is_full)
    ORDER BY delivery.uploaded_at DESC LIMIT 1
  )`

const photosEach = 4

const insertBelongings = [
  `WITH ${pairs}
  INSERT INTO stored_cards (id, profile_id, stripe_payment_method_id, brand, last4, expiry_month, expiry_year)
  SELECT gen_random_uuid(), client_id, 'pm_' || marker, 'visa', '4242', 12, 2040 FROM pairs`,

  `WITH ${pairs}, added AS (
    INSERT INTO conversations (id, subject, client_id, assignee_id)
    SELECT gen_random_uuid(), 'Question of ' || marker, client_id, photographer_id FROM pairs RETURNING *
  )
  INSERT INTO messages (id, conversation_id, sender_id, message, is_read, idempotency_key)
  SELECT gen_random_uuid(), id, client_id, 'Is the pool lit?', true, gen_random_uuid() FROM added`,

  `WITH ${pairs}, ${model}, booked AS (
    INSERT INTO bookings (id, client_id, photographer_id, property_address, shoot_date, shoot_time, shoot_end_time,
      total_amount_cents, status, idempotency_key)
    SELECT gen_random_uuid(), client_id, photographer_id, marker || ' Street, Asheville', current_date - 7, '09:00', '12:00',
      29900, 'COMPLETED', gen_random_uuid() FROM pairs RETURNING *
  ), serviced AS (
    INSERT INTO booked_services (id, booking_id, service_id, name, price_cents, position)
    SELECT gen_random_uuid(), booked.id, 'photo_shoot', 'Photo Shoot', 29900, 0 FROM booked
  ), delivered AS (
    INSERT INTO media_deliveries (id, booking_id, file_name, file_type, total_photos, google_drive_link, idempotency_key)
    SELECT gen_random_uuid(), booked.id, 'photos.zip', file_type, ${photosEach}, google_drive_link, gen_random_uuid()
    FROM booked, model RETURNING *
  )
  INSERT INTO invoices (id, invoice_number, booking_id, client_id, delivery_id, amount_cents, status, due_on, paid_at, paid_method)
  SELECT gen_random_uuid(), 'DAY-' || row_number() OVER (), booked.id, booked.client_id, delivered.id, 29900, 'COMPLETED',
    current_date, now(), 'CASH'
  FROM delivered JOIN booked ON booked.id = delivered.booking_id`,

  `WITH ${model}, models AS (
    SELECT photos.*, row_number() OVER (ORDER BY photos.position) - 1 AS place FROM photos JOIN model ON delivery_id = model.id
    WHERE photos.is_full AND photos.state = 'READY' ORDER BY photos.position LIMIT ${photosEach}
  ), copies AS (
    SELECT models.*, gen_random_uuid() AS copy_id, gen_random_uuid() AS copy_file_id, delivery.id AS copy_delivery_id
    FROM media_deliveries AS delivery JOIN bookings ON bookings.id = booking_id, models
    WHERE property_address LIKE 'Day%'
  ), originals AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
    SELECT copy_file_id, file.key, file.purpose, file.name, file.content_type, file.size_bytes
    FROM copies JOIN stored_files AS file ON file.id = copies.original_file_id
  ), added AS (
    INSERT INTO photos (id, delivery_id, original_file_id, name, position, state, width, height, placeholder)
    SELECT copy_id, copy_delivery_id, copy_file_id, name, place, state, width, height, placeholder FROM copies
  ), derived AS (
    SELECT copy_id, gen_random_uuid() AS file_id, derivative.kind, derivative.width, derivative.height, file.key, file.name,
      file.content_type, file.size_bytes, file.purpose
    FROM copies JOIN photo_derivatives AS derivative ON derivative.photo_id = copies.id
    JOIN stored_files AS file ON file.id = derivative.file_id WHERE derivative.kind IN ('TILE', 'SCREEN')
  ), files AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
    SELECT file_id, key, purpose, name, content_type, size_bytes FROM derived
  )
  INSERT INTO photo_derivatives (id, photo_id, kind, file_id, width, height)
  SELECT gen_random_uuid(), copy_id, kind, file_id, width, height FROM derived`,
]

/** One a day, after the demo's own hours. */
const insertSlots = `
  INSERT INTO availability_slots (id, photographer_id, date, start_time, end_time)
  SELECT gen_random_uuid(), profiles.id, current_date + day, '18:00', '22:00'
  FROM profiles, generate_series(2, 360) AS day WHERE email LIKE 'Eve%@day.test'`

const selectPeople = `
  SELECT profiles.role, profiles.id AS "profileId", profiles.user_id AS "userId",
    split_part(profiles.email::text, '@', 1) AS marker, conversations.id AS "conversationId", bookings.id AS "bookingId",
    conversations.assignee_id AS "photographerId", stored_cards.id AS "cardId",
    (SELECT json_agg(json_build_object('id', photos.id, 'bytes', size_bytes)) FROM photos
      JOIN media_deliveries ON media_deliveries.id = delivery_id
      JOIN photo_derivatives ON photo_id = photos.id AND kind = 'TILE' JOIN stored_files ON stored_files.id = file_id
      WHERE media_deliveries.booking_id = bookings.id) AS photos
  FROM profiles LEFT JOIN conversations ON conversations.client_id = profiles.id
  LEFT JOIN bookings ON bookings.client_id = profiles.id LEFT JOIN stored_cards ON stored_cards.profile_id = profiles.id
  WHERE profiles.email LIKE '%@day.test' ORDER BY profiles.email`

const selectSlots = `
  SELECT availability_slots.id, photographer_id AS "photographerId" FROM availability_slots
  JOIN profiles ON profiles.id = photographer_id WHERE email LIKE 'Eve%@day.test' ORDER BY random()`

const selectService = `SELECT id, price_cents AS "priceCents" FROM services WHERE id = 'photo_shoot'`
