import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { dropDatabase, ensureDatabase, withClient } from '@/scripts/launch/postgres'
import { compareObjects } from './compose-migration'
import { listObjects, listRows } from './list-objects'
import { printMigration } from './print-migration'
import { readFilesAfter } from './sql-files'

const { url } = useDatabase({ isMigrated: false })
const writtenName = `written_${process.env.VITEST_POOL_ID}`
const written = new URL(url)
written.pathname = `/${writtenName}`
const server = new URL(url)
server.pathname = '/postgres'

let printed: string
let objects: Map<string, string>
let rows: Map<string, string>

beforeAll(async () => {
  await ensureDatabase(server.href, writtenName, 'template0')
  printed = await printMigration(url, written.href)
  objects = await withClient(written.href, listObjects)
  rows = await withClient(written.href, listRows)
}, 120_000)

afterAll(() => dropDatabase(server.href, writtenName))

test('the migrations make exactly what prisma/schema and prisma/sql describe', () => {
  expect(printed).toBe('-- Nothing changed.\n')
})

test('whatever else an object could be is a difference', async () => {
  const changes = {
    'column mls_profiles.preset': 'ALTER TABLE mls_profiles ALTER COLUMN preset TYPE varchar(99)',
    'column photos.name': `COMMENT ON COLUMN photos.name IS 'As uploaded'`,
    'column profiles.company': `ALTER TABLE profiles ALTER COLUMN company SET DEFAULT ''`,
    'column profiles.phone': 'ALTER TABLE profiles ALTER COLUMN phone SET NOT NULL',
    'constraint photos.photos_caption':
      'ALTER TABLE photos DROP CONSTRAINT photos_caption, ADD CONSTRAINT photos_caption CHECK (length(caption) < 9)',
    'constraint slot_claims.slot_claims_booking_id_fkey':
      'ALTER TABLE slot_claims ALTER CONSTRAINT slot_claims_booking_id_fkey NOT DEFERRABLE',
    'enum Role': `ALTER TYPE "Role" ADD VALUE 'EXTRA' BEFORE 'CLIENT'`,
    'extension unaccent': 'CREATE EXTENSION unaccent',
    'function public.check_own_statement()': 'ALTER FUNCTION check_own_statement() SECURITY DEFINER',
    'index extra': 'CREATE INDEX extra ON photos (name)',
    'rows services': `UPDATE services SET price_cents = 1 WHERE id = 'weddings'; SET CONSTRAINTS ALL IMMEDIATE`,
    'table photos': 'ALTER TABLE photos SET (fillfactor = 50)',
    'trigger photos.photos_two_previews': 'ALTER TABLE photos DISABLE TRIGGER photos_two_previews',
    'view ledger_postings': 'ALTER VIEW ledger_postings SET (security_barrier)',
  }
  const client = new pg.Client({ connectionString: written.href })
  await client.connect()
  await client.query('BEGIN')
  for (const change of Object.values(changes)) await client.query(change)
  const found = new Map([...(await listObjects(client)), ...(await listRows(client))])
  await client.query('ROLLBACK')
  await client.end()
  const differing = compareObjects(new Map([...objects, ...rows]), found).map(({ object }) => object)
  // A change of the services is one of the public pages.
  expect(differing).toEqual([...Object.keys(changes), 'rows public_editions'].sort())
})

test('a file of prisma/sql is named for what it makes', () => {
  const kinds: Record<string, RegExp> = {
    columns: /^column (.+)/,
    functions: /^function public\.(\w+)/,
    constraints: /^constraint \w+\.(\w+)/,
    indexes: /^index (\w+)/,
    views: /^view (\w+)/,
    rows: /^rows (\w+)/,
    triggers: /^trigger \w+\.(\w+)/,
  }
  const made = [...objects.keys(), ...rows.keys()]
  for (const { folder, name } of readFilesAfter()) {
    const pattern = kinds[folder] ?? /$^/
    expect(
      made.some((object) => pattern.exec(object)?.[1] === name),
      `${folder}/${name}.sql`,
    ).toBe(true)
  }
})
