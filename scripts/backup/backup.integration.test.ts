import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useBundledPrograms } from '@/e2e/support/bundled-program'
import { useDatabase } from '@/e2e/support/database'
import { useStorage } from '@/e2e/support/storage'
import { useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { removeFiles } from '@/lib/integrations/uploadthing'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { storeUpload } from '@/lib/photos/deliveries/deliveries.fixture'
import { db } from '@/lib/platform/data/db'
import { undoCarryOver } from '@/prisma/earlier-database.fixture'
import { listMigrations } from '@/prisma/list-migrations'
import { applyMigrations } from '@/prisma/migrate'
import { sandboxEnvironment } from '@/sandbox/keys'
import { serveOnLoopback } from '@/sandbox/loopback'
import { openStore } from '@/sandbox/store'
import { openUploadThing } from '@/sandbox/uploadthing'
import { root } from '@/scripts/launch/root'
import { listBackups } from './backup-folder'

// The commands on the demo studio: first as `npm run` starts them, then as a deployment does, which takes far less time. Each
// test that restores does so into an empty database and storage.

const programOf = useBundledPrograms([
  'scripts/deploy/backup.ts',
  'scripts/deploy/restore.ts',
  'scripts/deploy/doctor.ts',
])
const source = useDatabase()
const storage = useStorage()
useStripe()

const passphrase = 'a lens, a light, a house'
const folder = mkdtempSync(path.join(tmpdir(), 'northlight-backup-'))
const emptyPlace = mkdtempSync(path.join(tmpdir(), 'northlight-restored-'))
const emptyStore = openStore(emptyPlace)
const targetName = `restored_${process.env.VITEST_POOL_ID}`
const target = new URL(source.url)
target.pathname = `/${targetName}`
let emptyStorage: Record<string, string> = {}
let closeStorage: () => Promise<unknown>

beforeAll(async () => {
  process.env.NORTHLIGHT_DEMO = '1'
  await import('@/prisma/seed/demo')
  const sandbox = await serveOnLoopback({
    port: 0,
    open: (sandboxUrl) => [openUploadThing({ store: emptyStore, sandboxUrl, appUrl: 'http://localhost:9' })],
  })
  closeStorage = () => sandbox.close()
  emptyStorage = sandboxEnvironment('uploadthing', sandbox.url, 'http://localhost:9')
}, 180_000)

afterAll(async () => {
  await closeStorage()
  await recreateTarget({ isDropped: true })
  for (const place of [folder, emptyPlace]) rmSync(place, { recursive: true, force: true })
})

async function recreateTarget({ isDropped = false } = {}) {
  const client = new pg.Client({ connectionString: source.url })
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${targetName} WITH (FORCE)`)
  if (!isDropped) await client.query(`CREATE DATABASE ${targetName} TEMPLATE template0`)
  await client.end()
}

type Command = 'backup' | 'restore' | 'doctor'

const npmProgram = (command: Command) => ['scripts/run.mjs', command]

/** @param program what `npm run` starts; a deployment's if not given */
function start(
  command: Command,
  args: string[],
  environment: NodeJS.Dict<string>,
  program = [programOf(`scripts/deploy/${command}.ts`)],
) {
  const env = { ...process.env, NORTHLIGHT_DEMO: '1', NODE_ENV: 'production' as const, ...environment }
  return spawn(process.execPath, [...program, ...args], { cwd: root, env })
}

async function run(command: Command, args: string[], environment: NodeJS.Dict<string>, program?: string[]) {
  const process = start(command, args, environment, program)
  const exit = once(process, 'exit')
  const [output, errors] = await Promise.all([text(process.stdout), text(process.stderr)])
  const [code] = await exit
  return { code, output: output + errors }
}

const backUp = (
  to = folder,
  environment: NodeJS.Dict<string> = { BACKUP_PASSPHRASE: passphrase },
  program?: string[],
) => run('backup', ['--to', to], environment, program)
const restore = (args: string[] = [], environment: NodeJS.Dict<string> = {}, program?: string[]) =>
  run(
    'restore',
    ['--from', folder, ...args],
    { BACKUP_PASSPHRASE: passphrase, DATABASE_URL: target.href, ...emptyStorage, ...environment },
    program,
  )

type TableHash = { count: string; hash: string | null }

/** Returns a hash per table, of the filled columns: a newer schema may have more. Storage chooses new keys, and the edition of the public pages is raised. */
async function hashTables(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker')
       AND tablename NOT IN ('_prisma_migrations', 'migrations', 'storage_listings', 'worker_heartbeats', 'public_editions')`,
  )
  const hashes: Record<string, TableHash> = {}
  for (const { name } of tables) {
    const { rows } = await client.query<TableHash>(
      `SELECT count(*), md5(string_agg(md5((filled - $1)::text), '' ORDER BY filled::text)) AS hash
       FROM ${name} AS one, LATERAL (
         SELECT jsonb_object_agg(key, value) AS filled FROM jsonb_each(to_jsonb(one)) WHERE value NOT IN ('null', '[]')
       ) AS own`,
      [name === 'public.stored_files' ? 'key' : ''],
    )
    if (rows[0]) hashes[name] = rows[0]
  }
  await client.end()
  return hashes
}

async function readTarget(sql: string) {
  const client = new pg.Client({ connectionString: target.href })
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Returns the stored contents of a backup folder. */
const contents = (of = folder) =>
  readdirSync(path.join(of, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )

// Steps of one story: most need the backups and the restored place of those before.
describe('the commands, one after another', { shuffle: false }, () => {
  test('a backup restores everything into an empty place, where the doctor finds nothing', async () => {
    expect(await backUp(folder, undefined, npmProgram('backup'))).toMatchObject({ code: 0 })
    await recreateTarget()
    expect(await restore([], {}, npmProgram('restore'))).toMatchObject({ code: 0 })

    expect(await hashTables(target.href)).toEqual(await hashTables(source.url))
    const { number } = await db().publicEdition.findUniqueOrThrow({ where: { id: 1 } })
    expect((await readTarget('SELECT number FROM public_editions'))[0].number).toBeGreaterThan(number)
    const here = { DATABASE_URL: target.href, ...emptyStorage }
    const examined = await run('doctor', ['--contents'], here, npmProgram('doctor'))
    expect(examined).toMatchObject({ code: 0, output: expect.stringContaining('Nothing is wrong.') })
  }, 240_000)

  test('after a whole restore, uploads files that storage has lost since', async () => {
    const [lost, changed] = await readTarget('SELECT id, key FROM stored_files ORDER BY id LIMIT 2')
    for (const { key } of [lost, changed]) emptyStore.collection('files').delete(key)
    await readTarget(`UPDATE stored_files SET crc32 = 1 WHERE id = '${changed.id}'`)

    const { code, output } = await restore(['--files-only'])
    expect(code, output).toBe(0)
    expect(output).toContain('Uploaded 1 file that')
    const [after] = await readTarget(`SELECT key FROM stored_files WHERE id = '${lost.id}'`)
    expect(after.key).not.toBe(lost.key)
  }, 120_000)

  test('lists the backups with their date, size, version and rows', async () => {
    const [name = ''] = listBackups(folder)
    for (const [command, option] of [
      ['backup', '--to'],
      ['restore', '--from'],
    ] as const) {
      const { code, output } = await run(command, [option, folder, '--list'], {
        BACKUP_PASSPHRASE: passphrase,
      })
      expect(code, output).toBe(0)
      expect(output).toMatch(
        new RegExp(
          `^${name}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  [\\d.]+ [KMG]B  0\\.1\\.0  [\\d,]+ rows, [\\d,]+ files$`,
          'm',
        ),
      )
    }
  }, 60_000)

  test('restores neither over accounts nor while the database is in use', async () => {
    expect(await restore()).toMatchObject({ code: 1, output: expect.stringContaining('--replace') })
    const user = new pg.Client({ connectionString: target.href })
    await user.connect()
    expect(await restore(['--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Stop the portal'),
    })
    await user.end()
  }, 120_000)

  test('lists no backups of a folder that has none', async () => {
    expect(await run('restore', ['--from', emptyPlace, '--list'], {})).toMatchObject({
      code: 0,
      output: expect.stringContaining("There's no backup in"),
    })
  }, 60_000)

  test('says that the passphrase is wrong or missing', async () => {
    expect(await restore(['--replace'], { BACKUP_PASSPHRASE: 'another' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Wrong passphrase'),
    })
    expect(await backUp(folder, { BACKUP_PASSPHRASE: 'another' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Wrong passphrase'),
    })
    expect(await backUp(folder, { BACKUP_PASSPHRASE: '' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set BACKUP_PASSPHRASE'),
    })
    const words = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.sealed$/.test(file))
    expect(words.length).toBeGreaterThan(50)
  }, 60_000)

  test('the next backup fetches only new files, and names those that are lost', async () => {
    const photographer = await createPerson('PHOTOGRAPHER')
    await storeUpload(photographer, { name: 'new.jpg' })
    const lost = await storeUpload(photographer, { name: 'lost.jpg' })
    const { key } = await db().storedFile.findUniqueOrThrow({ where: { id: lost } })
    await removeFiles([key])
    expect(await backUp()).toMatchObject({
      code: 1,
      output: expect.stringMatching(new RegExp(`\\(1 new\\)[\\s\\S]*${key}: it isn't in storage`)),
    })
    await db().storedFile.delete({ where: { id: lost } })
    expect(await backUp()).toMatchObject({ code: 0, output: expect.stringContaining('(0 new)') })
  }, 60_000)

  test('a backup that is killed is none, and the next one continues', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'northlight-killed-'))
    const killed = start('backup', ['--to', place], {})
    // Some files were fetched, and others weren't.
    await vi.waitFor(() => expect(contents(place).length).toBeGreaterThan(3), {
      timeout: 60_000,
      interval: 5,
    })
    killed.kill('SIGKILL')
    await once(killed, 'exit')
    const fetched = contents(place).length
    expect(fetched).toBeLessThan(contents().length)
    expect(listBackups(place)).toEqual([])
    expect(await run('restore', ['--from', place], { DATABASE_URL: target.href })).toMatchObject({
      code: 1,
      output: expect.stringContaining("There's no backup"),
    })

    expect(await backUp(place, {})).toMatchObject({ code: 0 })
    expect(contents(place)).toHaveLength(await db().storedFile.count())
    expect(readdirSync(path.join(place, 'unfinished')).filter((name) => name !== 'wanted.jsonl')).toEqual([])
    rmSync(place, { recursive: true })
  }, 120_000)

  test('keeps as many backups as asked, and deletes the files of the others', async () => {
    const { id, key } = await db().storedFile.findFirstOrThrow({ where: { name: 'new.jpg' } })
    await db().storedFile.delete({ where: { id } })
    await removeFiles([key])
    const before = contents().length
    expect(
      await run('backup', ['--to', folder, '--keep', '1'], { BACKUP_PASSPHRASE: passphrase }),
    ).toMatchObject({
      code: 0,
    })
    expect(listBackups(folder)).toHaveLength(1)
    expect(contents()).toHaveLength(before - 1)
  }, 60_000)

  test('finds a damaged dump before it changes anything, and a damaged file', async () => {
    const [name = ''] = listBackups(folder)
    const dump = path.join(folder, name, 'public.invoices.gz.sealed')
    const whole = readFileSync(dump)
    writeFileSync(dump, flipLastByte(whole))
    const before = await hashTables(target.href)
    expect(await restore(['--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('is damaged'),
    })
    expect(await hashTables(target.href)).toEqual(before)
    writeFileSync(dump, whole)

    const [content] = contents()
    const file = path.join(content?.parentPath ?? '', content?.name ?? '')
    writeFileSync(file, flipLastByte(readFileSync(file)))
    const restored = await restore(['--replace'])
    expect(restored.code).toBe(1)
    expect(restored.output.match(/Missing or damaged in the backup/g)).toHaveLength(1)
    expect(await hashTables(target.href)).toEqual(await hashTables(source.url))
  }, 120_000)

  test('uploads a file that storage has lost while the database is in use', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'northlight-lost-'))
    expect(await backUp(place, {})).toMatchObject({ code: 0 })
    const { id, key } = await db().storedFile.findFirstOrThrow()
    await removeFiles([key])
    const unreachable = sandboxEnvironment('uploadthing', 'http://127.0.0.1:9', 'http://localhost:9')
    expect(await run('restore', ['--from', place, '--files-only'], unreachable)).toMatchObject({
      code: 1,
      output: expect.stringContaining('run it again with --files-only'),
    })
    expect(await run('restore', ['--from', place, '--files-only', '--replace'], {})).toMatchObject({
      code: 1,
      output: expect.stringContaining('nothing to replace'),
    })
    const { code, output } = await run('restore', ['--from', place, '--files-only'], {})
    expect(code, output).toBe(0)
    expect(output).toContain('Uploaded 1 file that')
    expect(output).not.toContain('start the portal')
    const { key: newKey } = await db().storedFile.findUniqueOrThrow({ where: { id } })
    expect(newKey).not.toBe(key)
    expect(storage.keys()).toContain(newKey)
    rmSync(place, { recursive: true })
  }, 60_000)

  test('restores a backup of before the first schema, and none of anything between or later', async () => {
    const place = mkdtempSync(path.join(tmpdir(), 'northlight-old-'))
    await recreateTarget()
    await applyMigrations(target.href)
    const client = new pg.Client({ connectionString: target.href })
    await client.connect()
    await undoCarryOver(client)
    await client.query(
      `INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), 'old@northlight.test', 'x')`,
    )
    await client.query(`UPDATE services SET price_cents = 12345 WHERE id = 'weddings'`)
    await client.end()
    const before = await hashTables(target.href)
    expect(await run('backup', ['--to', place], { DATABASE_URL: target.href })).toMatchObject({ code: 0 })
    await recreateTarget()
    const into = { DATABASE_URL: target.href, ...emptyStorage }
    const { code, output } = await run('restore', ['--from', place], into)
    expect(code, output).toBe(0)
    const after = await hashTables(target.href)
    expect(after).toMatchObject(before)
    // Tables that are newer than the backup.
    const added = Object.keys(after).filter((name) => !(name in before))
    expect(added.filter((name) => after[name]?.count !== '0')).toEqual([])
    expect(await readTarget('SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1')).toEqual(
      listMigrations().map((name) => ({ name })),
    )

    const manifest = path.join(place, listBackups(place)[0] ?? '', 'manifest.json')
    const made = JSON.parse(readFileSync(manifest, 'utf8'))
    for (const [migrations, message] of [
      [made.migrations.slice(0, -1), `lacks ${made.migrations.at(-1)}`],
      [[...listMigrations(), '20990101000000_later'], 'newer version'],
    ]) {
      writeFileSync(manifest, JSON.stringify({ ...made, migrations }))
      expect(await run('restore', ['--from', place, '--replace'], into)).toMatchObject({
        code: 1,
        output: expect.stringContaining(message),
      })
    }
    expect(await hashTables(target.href)).toEqual(after)
    rmSync(place, { recursive: true })
  }, 120_000)
})

function flipLastByte(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  return changed
}
