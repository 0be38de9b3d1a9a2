import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'
import { locatePostgres } from './postgres-location.mjs'
import { commandLineOf, startTimeOf, terminateTree } from './processes.mjs'

const user = 'northlight'
// For test databases, which are discarded: skip waiting for the disk.
const volatileSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * Starts the embedded Postgres on 127.0.0.1 and resolves once it accepts connections. Creates its cluster on the first
 * start.
 * @param {Awaited<ReturnType<import('./supervisor.mjs').openSupervisor>>} supervisor
 * @param {{ folder: string, port: number, password: string, isVolatile?: boolean }} options
 * @returns {Promise<{ url: string, urlOf(database: string): string, notice: string | null }>}
 */
export async function startPostgres(supervisor, { folder, port, password, isVolatile = false }) {
  const location = locatePostgres(folder)
  await terminateLeftover(location.data)
  if (!existsSync(path.join(location.data, 'PG_VERSION'))) await createCluster(supervisor, location, password)
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    ...(isVolatile ? volatileSettings : []),
  ]
  const urlOf = (database) => `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
  const args = ['-D', location.data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = await startServer(supervisor, location, args, urlOf('postgres'))
  await ensureDatabase(urlOf('postgres'), 'northlight')
  return { url: urlOf('northlight'), urlOf, notice: location.notice, ended: server.ended, log: server.log }
}

async function startServer(supervisor, location, args, url) {
  // The shared memory of a server that was just killed takes a moment to be released.
  const attempts = 20
  for (let attempt = 1; ; attempt++) {
    const program = path.join(location.programs, 'bin', 'postgres')
    // SIGINT is Postgres' fast shutdown: it closes all sessions and writes everything committed to disk.
    const environment = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }
    const options = {
      ...location.owner,
      cwd: location.data,
      env: environment,
      signal: 'SIGINT',
      timeoutMs: 15000,
    }
    const server = supervisor.start('postgres', program, args, options)
    const end = await Promise.race([server.ended, waitUntilReady(url, server)])
    if (end === 'ready') return server
    if (supervisor.isStopping()) throw new LaunchError('Stopped while starting.')
    if (attempt === attempts || !isLockedByAnother(server.log)) {
      throw new LaunchError("The database didn't start.", server.log)
    }
    await sleep(500)
  }
}

function isLockedByAnother(log) {
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-4).join('\n')
  return /pre-existing shared memory block|lock file ".*" already exists/.test(lines)
}

/**
 * Polls until the server accepts connections or exits. After a crash, the first start replays the WAL and takes longer.
 */
async function waitUntilReady(url, server) {
  let hasEnded = false
  server.ended.then(() => {
    hasEnded = true
  })
  const deadline = Date.now() + 120_000
  while (!hasEnded && Date.now() < deadline) {
    try {
      await withClient(url, (client) => client.query('select 1'))
      return 'ready'
    } catch (error) {
      if (error.code === '28P01') {
        throw new LaunchError(
          "The database didn't accept the password in .data/secrets.json. Restore that file, or delete .data to start over.",
        )
      }
      await sleep(40)
    }
  }
  if (!hasEnded) throw new LaunchError("The database didn't respond for two minutes.", server.log)
  return 'ended'
}

async function createCluster(supervisor, location, password) {
  // Created in a temporary folder and then renamed, so that an interrupted creation isn't mistaken for a cluster.
  const unfinished = `${location.data}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const passwordFile = `${location.data}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const { uid, gid } = location.owner
  if (uid !== undefined) for (const entry of [unfinished, passwordFile]) chownSync(entry, uid, gid)
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
    const environment = { PATH: process.env.PATH, LC_ALL: 'C' }
    const options = { ...location.owner, cwd: unfinished, env: environment }
    await supervisor.run('initdb', path.join(location.programs, 'bin', 'initdb'), args, options)
    rmSync(location.data, { recursive: true, force: true })
    renameSync(unfinished, location.data)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Stops a server left running on this data by a launcher that was killed, and deletes a stale lock file. */
async function terminateLeftover(data) {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  const isServer = startTimeOf(pid) !== null && commandLineOf(pid).includes(data)
  if (isServer) await terminateTree({ pid, signal: 'SIGINT', timeoutMs: 15000 })
  rmSync(file, { force: true })
}

/** Creates a database unless it exists. */
export async function ensureDatabase(serverUrl, name) {
  await withClient(serverUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** Replaces a database with an empty one, disconnecting everyone who uses it. */
export async function recreateDatabase(serverUrl, name) {
  await withClient(serverUrl, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
  await ensureDatabase(serverUrl, name)
}

/**
 * Opens a connection while `use` runs.
 * @template T
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<T>} use
 */
export async function withClient(url, use) {
  const { Client } = createRequire(path.join(root, 'package.json'))('pg')
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await use(client)
  } finally {
    await client.end().catch(() => {})
  }
}
