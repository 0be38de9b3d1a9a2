import { withClient } from '../../scripts/launch/postgres.ts'

/**
 * Repeats a delivery's photos until it has `photos` of them, as separate rows that share the originals' files. Drops
 * the constraint that a file has one row.
 * @param {string} databaseUrl
 * @param {string} deliveryId
 * @param {number} photos
 */
export function repeatPhotos(databaseUrl, deliveryId, photos) {
  return withClient(databaseUrl, async (client) => {
    await client.query('ALTER TABLE media_deliveries DROP CONSTRAINT IF EXISTS media_deliveries_values')
    await client.query('DROP INDEX IF EXISTS stored_files_key_key')
    await client.query(copyPhotos, [deliveryId, photos])
    await client.query('vacuum analyze')
  })
}

/**
 * Replaces the print size of the delivery's first photo with another file, so that the portal serves that file.
 * @param {string} databaseUrl
 * @param {string} deliveryId
 * @param {{ key: string, sizeBytes: number, crc32: number }} file
 * @returns {Promise<string>} the photo's id
 */
export function replacePrintFile(databaseUrl, deliveryId, { key, sizeBytes, crc32 }) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(repointPrint, [deliveryId, key, sizeBytes, crc32])
    return rows[0].id
  })
}

/** $1: the delivery's id; $2: the total number of photos. */
const copyPhotos = `
  WITH models AS (
    SELECT photos.*, row_number() OVER (ORDER BY position) - 1 AS place, count(*) OVER () AS models
    FROM photos WHERE delivery_id = $1 AND is_full
  ), copies AS (
    SELECT models.*, gen_random_uuid() AS copy_id, gen_random_uuid() AS copy_file_id, n
    FROM generate_series((SELECT max(position) + 1 FROM photos WHERE delivery_id = $1), $2::int - 1) AS n
    JOIN models ON models.place = n % models.models
  ), originals AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes, crc32)
    SELECT copy_file_id, file.key, file.purpose, file.name, file.content_type, file.size_bytes, file.crc32
    FROM copies JOIN stored_files AS file ON file.id = copies.original_file_id RETURNING id
  )
  INSERT INTO photos (id, delivery_id, original_file_id, name, position, state, width, height, placeholder)
  SELECT copy_id, delivery_id, copy_file_id, name, n, state, width, height, placeholder FROM copies`

/** $1: the delivery's id; $2 to $4: the file's key, size and checksum. */
const repointPrint = `
  UPDATE stored_files AS print SET key = $2, size_bytes = $3, crc32 = $4
  FROM photos AS photo JOIN photo_derivatives AS derivative ON derivative.photo_id = photo.id AND derivative.kind = 'PRINT'
  WHERE photo.delivery_id = $1 AND photo.position = 0 AND print.id = derivative.file_id
  RETURNING photo.id`
