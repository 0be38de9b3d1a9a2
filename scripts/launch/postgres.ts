import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LaunchError } from './launch-error'
import { locatePostgres, type PostgresLocation } from './postgres-location'
import { commandLineOf, terminateTree } from './processes.mjs'
import type { Started, Supervisor } from './supervisor'
import { inheritClock } from './test-clock'

const user = 'northlight'
// For test databases, which are discarded: skip waiting for the disk, and write no more to it than needed.
const volatileSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]
// SIGINT is Postgres' fast shutdown: it closes all sessions and writes everything committed to disk.
const stopFast = { signal: 'SIGINT', timeoutMs: 15_000 } as const

export type Database = Started & {
  url: string
  urlOf(database: string): string
}

/**
 * Starts the embedded Postgres on 127.0.0.1 and resolves once it accepts connections. Creates its cluster on the first
 * start.
 */
export async function startPostgres(
  supervisor: Supervisor,
  given: { folder: string; port: number; password: string; isVolatile?: boolean; isInMemory?: boolean },
): Promise<Database> {
  const { folder, port, password, isVolatile = false, isInMemory = false } = given
  const location = locatePostgres(folder, { isInMemory })
  await terminateLeftover(location.data)
  if (!existsSync(path.join(location.data, 'PG_VERSION'))) await createCluster(supervisor, location, password)
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(isVolatile ? volatileSettings : []),
  ]
  const urlOf = (database: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
  const args = ['-D', location.data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = await startServer(supervisor, location, args, urlOf('postgres'))
  await ensureDatabase(urlOf('postgres'), 'northlight')
  return { ...server, url: urlOf('northlight'), urlOf }
}

async function startServer(
  supervisor: Supervisor,
  location: PostgresLocation,
  args: string[],
  url: string,
  attempts = 20,
): Promise<Started> {
  const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...inheritClock() }
  const options = { ...location.owner, ...stopFast, cwd: location.data, env }
  const program = path.join(location.programs, 'bin', 'postgres')
  try {
    return await supervisor.serve('postgres', program, args, { ...options, isReady: () => accepts(url) })
  } catch (error) {
    const log = error instanceof LaunchError ? error.log : undefined
    if (!log || attempts === 1 || !isLockedByAnother(log)) throw error
    // The shared memory of a server that was just killed takes a moment to be released.
    await sleep(500)
    return await startServer(supervisor, location, args, url, attempts - 1)
  }
}

function isLockedByAnother(log: string) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-4).join('\n')
  return /pre-existing shared memory block|lock file ".*" already exists/.test(lines)
}

/** After a crash, the first start replays the WAL, and the server rejects connections for longer. */
async function accepts(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'))
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return false
    throw new LaunchError(
      "The database didn't accept the password in .data/secrets.json. Restore that file, or delete .data to start over.",
    )
  }
}

async function createCluster(supervisor: Supervisor, location: PostgresLocation, password: string) {
  // Created in a temporary folder and then renamed, so that an interrupted creation isn't mistaken for a cluster.
  const unfinished = `${location.data}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = `${location.data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const { uid, gid } = location.owner
  if (uid !== undefined && gid !== undefined)
    for (const entry of [unfinished, passwordFile]) chownSync(entry, uid, gid)
  // The locale is built into Postgres, so it is the same on every machine.
  const args = [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  try {
    const options = { ...location.owner, cwd: unfinished, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
    await supervisor.run('initdb', path.join(location.programs, 'bin', 'initdb'), args, options)
    rmSync(location.data, { recursive: true, force: true })
    renameSync(unfinished, location.data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Stops a server left running on this data by a launcher that was killed, and deletes a stale lock file. */
async function terminateLeftover(data: string) {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (commandLineOf(pid).includes(data)) await terminateTree({ pid, ...stopFast })
  rmSync(file, { force: true })
}

/** Creates a database unless it exists. */
export async function ensureDatabase(serverUrl: string, name: string, template = 'template1') {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    const [database, source] = [name, template].map((one) => client.escapeIdentifier(one))
    if (rowCount === 0)
      await client.query(`create database ${database} template ${source} strategy file_copy`)
  })
}

/** Deletes a database, disconnecting everyone who uses it. */
export async function dropDatabase(serverUrl: string, name: string) {
  await withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}

/** Opens a connection while `use` runs. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
