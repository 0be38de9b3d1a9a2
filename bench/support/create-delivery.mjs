import { withClient } from '../../scripts/launch/postgres.ts'

/**
 * Delivers uploaded files to the demo's client: writes the same rows and jobs as the portal, in one transaction.
 * @param {string} databaseUrl
 * @param {string[]} fileIds
 * @returns {Promise<string>} the delivery's id
 */
export function createDelivery(databaseUrl, fileIds) {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query(insertDelivery, [fileIds])
    return rows[0].id
  })
}

/** @returns {Promise<{ waiting: number, ready: number, broken: number, derivatives: number, unchecked: number, lastStoredAt: Date }>} */
export function readProgress(databaseUrl, deliveryId) {
  return withClient(databaseUrl, async (client) => (await client.query(countPhotos, [deliveryId])).rows[0])
}

const insertDelivery = `
  WITH delivery AS (
    INSERT INTO media_deliveries (id, booking_id, file_name, file_type, total_photos, google_drive_link, idempotency_key)
    SELECT gen_random_uuid(), id, 'bench.zip', 'application/zip', cardinality($1::uuid[]), 'https://drive.google.com/bench',
      gen_random_uuid()
    FROM bookings ORDER BY created_at LIMIT 1 RETURNING id
  ), added AS (
    INSERT INTO photos (id, delivery_id, original_file_id, name, position)
    SELECT gen_random_uuid(), delivery.id, file.id, 'bench-' || file.n || '.jpg', file.n - 1
    FROM delivery, unnest($1::uuid[]) WITH ORDINALITY AS file(id, n) RETURNING id
  ), queued AS (
    SELECT graphile_worker.add_job('make-derivatives', json_build_object('photoId', id), max_attempts => 12) FROM added
  )
  SELECT delivery.id, (SELECT count(*) FROM queued) FROM delivery`

const countPhotos = `
  SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting, count(*) FILTER (WHERE state = 'READY')::int AS ready,
    count(*) FILTER (WHERE state = 'BROKEN')::int AS broken, count(*) FILTER (WHERE original.crc32 IS NULL)::int AS unchecked,
    (SELECT max(made.created_at) FROM photo_derivatives JOIN stored_files AS made ON made.id = file_id
      JOIN photos AS photo ON photo.id = photo_id WHERE photo.delivery_id = $1) AS "lastStoredAt",
    coalesce(sum((SELECT count(*) FROM photo_derivatives WHERE photo_id = photos.id)), 0)::int AS derivatives
  FROM photos JOIN stored_files AS original ON original.id = original_file_id WHERE delivery_id = $1`
