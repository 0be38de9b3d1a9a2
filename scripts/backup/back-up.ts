import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { withLock } from '@/scripts/launch/lock'
import { readVersion } from '@/scripts/launch/read-version'
import {
  contentPath,
  emptyUnfinished,
  type FileEntry,
  fileNameOf,
  type Manifest,
  nameBackup,
  placesOf,
  shardOf,
} from './backup-folder'
import { deleteOldBackups } from './delete-old-backups'
import {
  listApplied,
  listSequences,
  listTables,
  quotedColumns,
  quotedTable,
  readQueueMigration,
  type Table,
  withDatabase,
} from './schema'
import { type Key, moveInto, store } from './stored'

const filesPerPage = 1000
const concurrentReads = 4

/** A row of `stored_files` to back up. */
type WantedFile = { id: string; key: string; name: string; bytes: string; crc32: string | null }

type BackUpOptions = {
  databaseUrl: string
  folder: string
  key: Key
  /** How many backups remain, this one included. */
  keep: number
  showProgress?(text: string): void
}

/**
 * Backs up the database as it is at one moment, and the files that its rows refer to. Fetches only files that the folder
 * doesn't have. Until everything is written the backup has no name, so that one that was interrupted is none.
 */
export async function backUp(
  options: BackUpOptions,
): Promise<{ name: string; manifest: Manifest; fetched: number }> {
  const { folder, key, showProgress = () => {} } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return await withLock(placesOf(folder).lock, async () => {
    const unfinished = emptyUnfinished(folder)
    const backup = path.join(unfinished, 'backup')
    mkdirSync(backup)
    const wanted = path.join(unfinished, 'wanted.jsonl')
    const exported = await exportDatabase(options, { backup, wanted })
    const files = await backUpFiles(wanted, { ...options, unfinished, backup, showProgress })
    const manifest: Manifest = {
      format: 1,
      app: readVersion().NORTHLIGHT_VERSION,
      ...exported,
      ...files.listed,
    }
    const text = Buffer.from(JSON.stringify(manifest, null, 2))
    await store(path.join(backup, fileNameOf('manifest.json', key)), once(text), key)
    const name = nameBackup(new Date(manifest.createdAt))
    moveInto(backup, path.join(folder, name))
    await deleteOldBackups(options)
    return { name, manifest, fetched: files.fetched }
  })
}

async function* once(content: Buffer) {
  yield content
}

/** Copies all tables in one read-only transaction that sees one moment, and lists the files of that moment. */
async function exportDatabase(
  { databaseUrl, key, showProgress = () => {} }: BackUpOptions,
  { backup, wanted }: { backup: string; wanted: string },
) {
  return await withDatabase(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const createdAt = new Date().toISOString()
    const migrations = await listApplied(client)
    const queueMigration = await readQueueMigration(client)
    const tables: Manifest['tables'] = []
    for (const table of await listTables(client)) {
      showProgress(`copying ${table.name}`)
      tables.push({ ...table, ...(await exportTable(client, table, backup, key)) })
    }
    const sequences = await listSequences(client)
    await pipeline(listWanted(client), createWriteStream(wanted))
    await client.query('COMMIT')
    return { createdAt, migrations, queueMigration, tables, sequences }
  })
}

export const dumpNameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>, key: Key) =>
  fileNameOf(`${schema}.${name}.gz`, key)

async function exportTable(client: pg.Client, table: Table, backup: string, key: Key) {
  const { columns } = table
  const rows = client.query(
    copyTo(`COPY ${quotedTable(client, table)} (${quotedColumns(client, columns)}) TO STDOUT`),
  )
  const compressed = createGzip()
  const piped = pipeline(rows, compressed)
  const [{ fingerprint }] = await Promise.all([
    store(path.join(backup, dumpNameOf(table, key)), compressed, key),
    piped,
  ])
  return { rows: rows.rowCount, fingerprint }
}

/** Lists the stored files in the order of the names of their contents, so that whatever uses the list reads it in turn. */
async function* listWanted(client: pg.Client): AsyncGenerator<string> {
  for (let last = '', isDone = false; !isDone; ) {
    const { rows } = await client.query<WantedFile>(
      `SELECT * FROM (
         SELECT id, key, encode(sha256(convert_to(id::text || ' ' || key, 'UTF8')), 'hex') AS name,
           size_bytes AS bytes, crc32 FROM stored_files
       ) AS files WHERE name > $1 ORDER BY name LIMIT ${filesPerPage}`,
      [last],
    )
    yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    last = rows.at(-1)?.name ?? last
    isDone = rows.length < filesPerPage
  }
}

type FileOptions = BackUpOptions & { unfinished: string; backup: string; showProgress(text: string): void }

/** Fetches the listed files that the folder doesn't have, and writes the backup's own list of files. */
async function backUpFiles(wanted: string, options: FileOptions) {
  const { backup, key, showProgress } = options
  const inTurn = limitConcurrency(concurrentReads)
  const known = openKnownContents(options)
  const missing: Manifest['missing'] = []
  const total = { count: 0, bytes: 0 }
  let fetched = 0

  async function* entries(): AsyncGenerator<Buffer> {
    for await (const page of inPages(wanted)) {
      const found = await Promise.all(page.map((file) => inTurn(() => backUpFile(file))))
      const complete = found.filter((entry) => entry !== null)
      for (const { bytes } of complete) {
        total.count += 1
        total.bytes += bytes
      }
      showProgress(`${total.count} files, ${fetched} of them new`)
      yield Buffer.from(complete.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
    }
  }

  async function backUpFile(file: WantedFile): Promise<FileEntry | null> {
    const { id, key: storageKey, name } = file
    const bytes = Number(file.bytes)
    const fingerprint = known.find(name)
    if (fingerprint) return { id, key: storageKey, name, bytes, fingerprint }
    try {
      const entry = await fetchFile(file, options)
      fetched += 1
      return entry
    } catch (error) {
      const { isFileStored } = await import('@/lib/integrations/uploadthing')
      const isChanged = error instanceof ChangedFile
      // Otherwise storage can't be reached, and this is no backup.
      if (!isChanged && (await isFileStored(storageKey))) throw error
      missing.push({ id, key: storageKey, reason: isChanged ? error.message : "it isn't in storage" })
      return null
    }
  }

  const { fingerprint } = await store(path.join(backup, fileNameOf('files.jsonl', key)), entries(), key)
  return { listed: { files: { ...total, fingerprint }, missing }, fetched }
}

class ChangedFile extends Error {}

/** Fetches one file and verifies its size and, if recorded, its checksum. */
async function fetchFile(
  { id, key: storageKey, name, bytes, crc32 }: WantedFile,
  { folder, unfinished, key }: FileOptions,
): Promise<FileEntry> {
  // Imported late, because it reads the environment.
  const { openFile } = await import('@/lib/integrations/uploadthing')
  const part = path.join(unfinished, name)
  const stored = await store(part, await openFile(storageKey), key)
  if (stored.bytes !== Number(bytes))
    throw new ChangedFile(`it has ${stored.bytes} bytes in storage instead of ${bytes}`)
  if (crc32 !== null && stored.crc32 !== Number(crc32))
    throw new ChangedFile("its content in storage doesn't match its checksum")
  const entry = { id, key: storageKey, name, bytes: stored.bytes, fingerprint: stored.fingerprint }
  moveInto(part, contentPath(folder, entry, key))
  return entry
}

/** Finds contents that the folder already has. Reads one shard at a time, in order. */
function openKnownContents({ folder, key }: BackUpOptions) {
  let shard = ''
  let fingerprints = new Map<string, string>()
  return {
    find(name: string): string | undefined {
      if (shardOf(name) !== shard) {
        shard = shardOf(name)
        fingerprints = readShard(path.join(placesOf(folder).files, shard), key)
      }
      return fingerprints.get(name)
    },
  }
}

function readShard(folder: string, key: Key): Map<string, string> {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const contents = names.map((file) => file.split('.'))
  const wantedParts = fileNameOf('name.fingerprint', key).split('.').length
  return new Map(
    contents
      .filter((parts) => parts.length === wantedParts)
      .map(([name = '', fingerprint = '']) => [name, fingerprint]),
  )
}

async function* inPages(file: string, size = 100): AsyncGenerator<WantedFile[]> {
  let page: WantedFile[] = []
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (line === '') continue
    page.push(JSON.parse(line))
    if (page.length < size) continue
    yield page
    page = []
  }
  yield page
}
