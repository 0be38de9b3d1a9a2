import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { applyMigrations } from './migrate'
import { insert, type Row } from './renames.fixture'

// The lists of addresses in a portfolio that is in use become rows: nothing that was shown is lost or moves.
const { url } = useDatabase({ isMigrated: false })
const lastBefore = '20261123160500_rename_check_method'
const migration = '20261123170000_portfolio_media_rows'

let client: pg.Client
const fileIds: Record<string, string> = {}
const addressOf = (key: string) => `/api/portfolio/${key}`

beforeAll(async () => {
  await applyMigrations(url, { last: lastBefore })
  client = new pg.Client({ connectionString: url })
  await client.connect()
  for (const key of ['front', 'hall', 'garden', 'draft', 'trash', 'unsaved', 'unprepared']) await addFile(key)
  for (const key of ['tour', 'film']) await addFile(key, 'video/mp4')
  for (const key of ['front', 'hall', 'garden', 'draft', 'trash', 'unsaved', 'still']) {
    if (key === 'still') await addFile(key)
    await insert(client, 'portfolio_media', {
      file_id: fileIds[key],
      state: 'READY',
      width: 900,
      height: 600,
    })
  }
  const tour = { file_id: fileIds.tour, state: 'READY', poster_file_id: fileIds.still }
  await insert(client, 'portfolio_media', tour)
  await addItem('Starred', {
    images: ['front', 'hall', 'unprepared', 'lost', 'garden'],
    videos: ['tour', 'film'],
    cover: 'hall',
  })
  await addItem('Draft', { images: ['draft'], cover: 'draft', published: false })
  await addItem('Deleted', { images: ['trash'], cover: 'trash', deleted_at: '2030-05-01T12:00:00Z' })
  await addItem('Empty', {})
  // A file that two items list stays in the older one.
  await addItem('Newer', { images: ['garden'], cover: 'garden', created_at: '2040-01-01T12:00:00Z' })
  await applyMigrations(url, { last: migration })
})

afterAll(() => client.end())

async function addFile(key: string, contentType = 'image/jpeg'): Promise<void> {
  fileIds[key] = randomUUID()
  const file = { id: fileIds[key], key, purpose: 'PORTFOLIO', name: key, content_type: contentType }
  await insert(client, 'stored_files', { ...file, size_bytes: 1 })
}

type OldItem = Row & { images?: string[]; videos?: string[]; cover?: string }

function addItem(title: string, { images = [], videos = [], cover, ...columns }: OldItem) {
  return insert(client, 'portfolio_items', {
    id: randomUUID(),
    title,
    category: 'Event Photography',
    services: ['Media Shoot'],
    images: images.map(addressOf),
    videos: videos.map(addressOf),
    image_url: cover ? addressOf(cover) : null,
    ...columns,
  })
}

async function readMedia(where: string) {
  const { rows } = await client.query<{ line: string }>(`
    SELECT concat_ws(' ', title, media.position, file.key, kind, state, CASE WHEN is_cover THEN 'cover' END) AS line
    FROM portfolio_media AS media JOIN stored_files AS file ON file.id = file_id
    LEFT JOIN portfolio_items AS item ON item.id = item_id WHERE ${where} ORDER BY title, media.position, file.key`)
  return rows.map(({ line }) => line)
}

test('every image and video is in its item, in its order, with its cover', async () => {
  expect(await readMedia('item_id IS NOT NULL')).toEqual([
    'Deleted 0 trash IMAGE READY cover',
    'Draft 0 draft IMAGE READY cover',
    'Starred 0 front IMAGE READY',
    'Starred 1 hall IMAGE READY cover',
    'Starred 2 unprepared IMAGE PREPARING',
    'Starred 3 garden IMAGE READY',
    'Starred 4 tour VIDEO READY',
    'Starred 5 film VIDEO READY',
  ])
})

test('unsaved uploads and stills are in no item', async () => {
  expect(await readMedia('item_id IS NULL')).toEqual(['still IMAGE READY', 'unsaved IMAGE READY'])
})

test('no item and no file is lost', async () => {
  const { rows } = await client.query(
    'SELECT title, published, deleted_at, services FROM portfolio_items ORDER BY title',
  )
  expect(rows).toEqual(
    ['Deleted', 'Draft', 'Empty', 'Newer', 'Starred'].map((title) => ({
      title,
      published: title !== 'Draft',
      deleted_at: title === 'Deleted' ? expect.any(Date) : null,
      services: ['Media Shoot'],
    })),
  )
  expect((await client.query('SELECT FROM stored_files')).rowCount).toBe(Object.keys(fileIds).length)
})

test('a change of the media is a change of the public page', async () => {
  const readEdition = async () => (await client.query('SELECT number FROM public_editions')).rows[0]?.number
  const edition = await readEdition()
  await client.query('UPDATE portfolio_media SET is_cover = false WHERE file_id = $1', [fileIds.hall])
  expect(await readEdition()).toBe(edition + 1)
})
