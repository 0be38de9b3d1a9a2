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

let objects: Map<string, string>
let rows: Map<string, string>

beforeAll(async () => {
  await ensureDatabase(server.href, writtenName, 'template0')
})

afterAll(() => dropDatabase(server.href, writtenName))

test('the migrations make exactly what prisma/schema and prisma/sql describe', async () => {
  expect(await printMigration(url, written.href)).toBe('-- Nothing changed.\n')
  objects = await withClient(written.href, listObjects)
  rows = await withClient(written.href, listRows)
}, 60_000)

test.each([
  ['default', 'ALTER TABLE profiles ALTER COLUMN phone SET DEFAULT 1', 'column profiles.phone'],
  ['type', 'ALTER TABLE mls_profiles ALTER COLUMN preset TYPE varchar(99)', 'column mls_profiles.preset'],
  ['NOT NULL', 'ALTER TABLE profiles ALTER COLUMN phone SET NOT NULL', 'column profiles.phone'],
  [
    'check',
    'ALTER TABLE photos DROP CONSTRAINT photos_caption, ADD CONSTRAINT photos_caption CHECK (length(caption) < 9)',
    'constraint photos.photos_caption',
  ],
  [
    'foreign key',
    'ALTER TABLE slot_claims ALTER CONSTRAINT slot_claims_booking_id_fkey NOT DEFERRABLE',
    'constraint slot_claims.slot_claims_booking_id_fkey',
  ],
  ['index', 'CREATE INDEX extra ON photos (name)', 'index extra'],
  ['enum', `ALTER TYPE "Role" ADD VALUE 'EXTRA' BEFORE 'CLIENT'`, 'enum Role'],
  [
    'function',
    'ALTER FUNCTION check_own_statement() SECURITY DEFINER',
    'function public.check_own_statement()',
  ],
  ['trigger', 'ALTER TABLE photos DISABLE TRIGGER photos_two_previews', 'trigger photos.photos_two_previews'],
  ['view', 'ALTER VIEW ledger_postings SET (security_barrier)', 'view ledger_postings'],
  ['comment', `COMMENT ON COLUMN photos.name IS 'As uploaded'`, 'column photos.name'],
  ['table', 'ALTER TABLE photos SET (fillfactor = 50)', 'table photos'],
  ['extension', 'DROP EXTENSION pg_trgm CASCADE; CREATE EXTENSION unaccent', 'extension unaccent'],
  ['row', `UPDATE services SET price_cents = 1 WHERE id = 'weddings'`, 'rows services'],
])('another %s is a difference', async (_kind, change, object) => {
  const client = new pg.Client({ connectionString: written.href })
  await client.connect()
  await client.query('BEGIN')
  await client.query(change)
  const found = new Map([...(await listObjects(client)), ...(await listRows(client))])
  await client.query('ROLLBACK')
  await client.end()
  const differing = compareObjects(new Map([...objects, ...rows]), found).map((one) => one.object)
  expect(differing).toContain(object)
  if (object !== 'extension unaccent') expect(differing).toEqual([object])
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
