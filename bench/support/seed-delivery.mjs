import { withClient } from '../../scripts/launch/postgres.ts'

/**
 * Enlarges a paid delivery of the demo's client: adds photo rows that share the files of its existing photos. Drops the
 * constraint that a file has one row.
 * @param {string} databaseUrl
 * @param {number} photos the total number of photos
 * @returns {Promise<{ deliveryId: string, bookingId: string }>}
 */
export function seedDelivery(databaseUrl, photos) {
  return withClient(databaseUrl, async (client) => {
    await client.query('ALTER TABLE media_deliveries DROP CONSTRAINT media_deliveries_values')
    await client.query('DROP INDEX stored_files_key_key')
    const { rows } = await client.query(findPaid)
    const [{ delivery_id: deliveryId, booking_id: bookingId }] = rows
    await client.query(copyPhotos, [deliveryId, photos])
    await client.query('UPDATE media_deliveries SET total_photos = $2 WHERE id = $1', [deliveryId, photos])
    await client.query('vacuum analyze')
    return { deliveryId, bookingId }
  })
}

const findPaid = `
  SELECT delivery.id AS delivery_id, delivery.booking_id
  FROM media_deliveries AS delivery
  JOIN bookings ON bookings.id = delivery.booking_id
  JOIN profiles AS client ON client.id = bookings.client_id
  JOIN invoices ON invoices.booking_id = bookings.id AND invoices.status = 'COMPLETED'
  WHERE client.email = 'sam@harborrealty.test' ORDER BY delivery.uploaded_at DESC LIMIT 1`

/** $1: the delivery's id; $2: the total number of photos. Copies the photos with their originals and derivatives. */
const copyPhotos = `
  WITH models AS (
    SELECT photos.*, row_number() OVER (ORDER BY position) - 1 AS place, count(*) OVER () AS models
    FROM photos WHERE delivery_id = $1 AND is_full AND state = 'READY'
  ), copies AS (
    SELECT models.*, gen_random_uuid() AS copy_id, gen_random_uuid() AS copy_file_id, n
    FROM generate_series((SELECT max(position) + 1 FROM photos WHERE delivery_id = $1), $2::int - 1) AS n
    JOIN models ON models.place = n % models.models
  ), originals AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
    SELECT copy_file_id, file.key, file.purpose, file.name, file.content_type, file.size_bytes
    FROM copies JOIN stored_files AS file ON file.id = copies.original_file_id RETURNING id
  ), added AS (
    INSERT INTO photos (id, delivery_id, original_file_id, name, position, state, width, height, placeholder)
    SELECT copy_id, delivery_id, copy_file_id, name, n, state, width, height, placeholder FROM copies RETURNING id
  ), derived AS (
    SELECT copies.copy_id, gen_random_uuid() AS file_id, derivative.kind, derivative.width, derivative.height, file.key,
      file.name, file.content_type, file.size_bytes, file.purpose
    FROM copies JOIN photo_derivatives AS derivative ON derivative.photo_id = copies.id
    JOIN stored_files AS file ON file.id = derivative.file_id
    WHERE derivative.kind NOT IN ('PREVIEW', 'THUMBNAIL')
  ), files AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
    SELECT file_id, key, purpose, name, content_type, size_bytes FROM derived RETURNING id
  )
  INSERT INTO photo_derivatives (id, photo_id, kind, file_id, width, height)
  SELECT gen_random_uuid(), copy_id, kind, file_id, width, height FROM derived`
