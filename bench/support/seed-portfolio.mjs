import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../scripts/launch/postgres.ts'

/**
 * Enlarges the demo's portfolio: adds projects that show the demo's images, each starting with a different one. Waits
 * until those images are processed.
 * @param {string} databaseUrl
 * @param {number} projects the total number of projects
 * @returns {Promise<{ projectId: string }>} a project with many images
 */
export function seedPortfolio(databaseUrl, projects) {
  return withClient(databaseUrl, async (client) => {
    while ((await client.query(unprepared)).rowCount > 0) await sleep(500)
    await client.query(copyProjects, [projects])
    await client.query('vacuum analyze')
    const { rows } = await client.query(findLargest)
    return { projectId: rows[0].id }
  })
}

const unprepared = `
  SELECT 1 FROM stored_files AS file LEFT JOIN portfolio_media AS media ON media.file_id = file.id
  WHERE file.purpose = 'PORTFOLIO' AND (media.file_id IS NULL OR media.state = 'PREPARING') LIMIT 1`

/** $1: the total number of projects. */
const copyProjects = `
  WITH pictures AS (SELECT array_agg(DISTINCT image) AS all_images FROM portfolio_items, unnest(images) AS image),
  models AS (
    SELECT portfolio_items.*, row_number() OVER (ORDER BY position, id) - 1 AS place, count(*) OVER () AS models
    FROM portfolio_items
  ), copies AS (
    SELECT models.*, n, all_images[n % array_length(all_images, 1) + 1:] || all_images[:n % array_length(all_images, 1)] AS own
    FROM generate_series((SELECT count(*) FROM portfolio_items)::int, $1::int - 1) AS n
    JOIN models ON models.place = n % models.models, pictures
  )
  INSERT INTO portfolio_items (id, title, category, description, image_url, images, videos, services, location, featured, position)
  SELECT gen_random_uuid(), title || ' ' || n, category, description, own[1], own[1:8], '{}', services, location, false, 100 + n
  FROM copies`

const findLargest = 'SELECT id FROM portfolio_items ORDER BY array_length(images, 1) DESC, position LIMIT 1'
