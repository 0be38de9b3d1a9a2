import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LaunchError } from '@/scripts/launch/launch-error'
import { isEncrypted } from './passphrase'
import { type Key, load } from './stored'

// A backup folder:
//   2026-11-23T04-00-00Z/   one backup: manifest, list of files, and a dump per table
//   files/3f2/…             the contents of files, shared by all backups
//   unfinished/             what is being written; emptied by the next backup
//   encryption.json         salt and check of the passphrase, if there is one

export type TableDump = { schema: string; name: string; columns: string[]; rows: number; fingerprint: string }

export type Manifest = {
  format: 1
  app: string
  createdAt: string
  migrations: string[]
  /** The queue library's newest migration: its jobs are restored only into the same version. */
  queueMigration: number
  tables: TableDump[]
  sequences: { schema: string; name: string; value: string }[]
  files: { count: number; bytes: number; fingerprint: string }
  /** Files that storage didn't have as recorded, and that are therefore not in the backup. */
  missing: { id: string; key: string; reason: string }[]
}

/** A line of the list of files, in the order of names. */
export type FileEntry = { id: string; key: string; name: string; bytes: number; fingerprint: string }

const backupName = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const placesOf = (folder: string) => ({
  files: path.join(folder, 'files'),
  unfinished: path.join(folder, 'unfinished'),
  lock: path.join(folder, 'running.json'),
})

/** Returns the names of the complete backups, oldest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => backupName.test(name))
    .sort()
}

export const nameBackup = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Returns the newest backup, or the named one. */
export function chooseBackup(folder: string, name?: string): string {
  const all = listBackups(folder)
  if (all.length === 0) throw new LaunchError(`There's no backup in ${folder}.`)
  const chosen = name ?? all.at(-1) ?? ''
  if (!all.includes(chosen))
    throw new LaunchError(`There's no backup ${chosen} in ${folder}. There are: ${all.join(', ')}.`)
  return path.join(folder, chosen)
}

/** Deletes what an interrupted backup left. */
export function emptyUnfinished(folder: string): string {
  const { unfinished } = placesOf(folder)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  return unfinished
}

const sealedSuffix = '.sealed'
export const fileNameOf = (name: string, key: Key) => (key ? `${name}${sealedSuffix}` : name)

/** Whether a backup was encrypted; a folder may have older ones that weren't. */
export const isSealed = (backup: string) => existsSync(path.join(backup, `manifest.json${sealedSuffix}`))

/** Whether reading a backup needs the passphrase. */
export const needsPassphrase = (folder: string, backup: string) => isEncrypted(folder) && isSealed(backup)

export async function readManifest(backup: string, key: Key): Promise<Manifest> {
  const content = load(path.join(backup, fileNameOf('manifest.json', key)), key)
  const manifest: Manifest = JSON.parse(await text(Readable.from(content)))
  if (manifest.format === 1) return manifest
  throw new LaunchError('This backup was made by a newer version of Northlight. Install that version first.')
}

/** Reads a backup's list of files, line by line. */
export async function* readFileList(backup: string, key: Key): AsyncGenerator<FileEntry> {
  let rest = ''
  const decoder = new TextDecoder()
  for await (const part of load(path.join(backup, fileNameOf('files.jsonl', key)), key)) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line)
  }
}

const shardDigits = 3
export const shardOf = (name: string) => name.slice(0, shardDigits)

/** Returns where a file's content is stored: its name says which file and which content. */
export function contentPath(
  folder: string,
  { name, fingerprint }: Pick<FileEntry, 'name' | 'fingerprint'>,
  key: Key,
): string {
  return path.join(placesOf(folder).files, shardOf(name), fileNameOf(`${name}.${fingerprint}`, key))
}
