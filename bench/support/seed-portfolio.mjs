import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../scripts/launch/postgres.ts'

/**
 * Enlarges the demo's portfolio: adds projects that show the demo's images, each starting with a different one. Waits
 * until those images are processed. Drops the constraint that a file has one row.
 * @param {string} databaseUrl
 * @param {number} projects the total number of projects
 * @returns {Promise<{ projectId: string }>} a project with many images
 */
export function seedPortfolio(databaseUrl, projects) {
  return withClient(databaseUrl, async (client) => {
    while ((await client.query(unprepared)).rowCount > 0) await sleep(500)
    await client.query('DROP INDEX stored_files_key_key')
    await client.query(copyProjects, [projects])
    await client.query('vacuum analyze')
    const { rows } = await client.query(findLargest)
    return { projectId: rows[0].id }
  })
}

const unprepared = `
  SELECT 1 FROM stored_files AS file LEFT JOIN portfolio_media AS media ON media.file_id = file.id
  WHERE file.purpose = 'PORTFOLIO' AND (media.file_id IS NULL OR media.state = 'PREPARING') LIMIT 1`

/** $1: the total number of projects. Each new one shows eight of the demo's images, with the same stored files. */
const copyProjects = `
  WITH models AS (
    SELECT portfolio_items.*, row_number() OVER (ORDER BY position, id) - 1 AS place, count(*) OVER () AS models
    FROM portfolio_items
  ), pictures AS (
    SELECT portfolio_media.*, row_number() OVER (ORDER BY item_id, position) - 1 AS place, count(*) OVER () AS pictures
    FROM portfolio_media WHERE kind = 'IMAGE' AND item_id IS NOT NULL
  ), copies AS (
    SELECT models.*, gen_random_uuid() AS copy_id, n
    FROM generate_series((SELECT count(*) FROM portfolio_items), $1::int - 1) AS n
    JOIN models ON models.place = n % models.models
  ), media AS (
    SELECT pictures.*, copy_id, gen_random_uuid() AS copy_file_id, slot
    FROM copies CROSS JOIN generate_series(0, 7) AS slot
    JOIN pictures ON pictures.place = (n + slot) % pictures.pictures
  ), variants AS (
    SELECT variant.*, copy_file_id, gen_random_uuid() AS copy_variant_id
    FROM media JOIN portfolio_variants AS variant ON variant.media_file_id = media.file_id
  ), files AS (
    INSERT INTO stored_files (id, key, purpose, name, content_type, size_bytes)
    SELECT copies.id, file.key, file.purpose, file.name, file.content_type, file.size_bytes
    FROM (
      SELECT copy_file_id AS id, file_id FROM media UNION ALL SELECT copy_variant_id, file_id FROM variants
    ) AS copies JOIN stored_files AS file ON file.id = copies.file_id RETURNING id
  ), items AS (
    INSERT INTO portfolio_items (id, title, category, description, services, location, position)
    SELECT copy_id, title || ' ' || n, category, description, services, location, 100 + n FROM copies RETURNING id
  ), shown AS (
    INSERT INTO portfolio_media (file_id, kind, item_id, position, state, width, height, placeholder)
    SELECT copy_file_id, kind, copy_id, slot, state, width, height, placeholder FROM media RETURNING file_id
  )
  INSERT INTO portfolio_variants (id, media_file_id, format, width, file_id)
  SELECT gen_random_uuid(), copy_file_id, format, width, copy_variant_id FROM variants`

const findLargest =
  'SELECT item_id AS id FROM portfolio_media WHERE item_id IS NOT NULL GROUP BY item_id ORDER BY count(*) DESC, item_id LIMIT 1'
