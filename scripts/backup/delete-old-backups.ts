import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import {
  contentPath,
  type FileEntry,
  isSealed,
  listBackups,
  placesOf,
  readFileList,
  shardOf,
} from './backup-folder'
import type { Key } from './stored'

/**
 * Deletes all but the newest backups, then the contents that none of the others has. Every list of files is in the order of
 * the contents' names, so they are read side by side, one shard at a time.
 */
export async function deleteOldBackups({
  folder,
  key,
  keep,
}: {
  folder: string
  key: Key
  keep: number
}): Promise<void> {
  const all = listBackups(folder)
  const old = all.slice(0, -keep)
  for (const name of old) rmSync(path.join(folder, name), { recursive: true })
  if (old.length === 0) return
  const kept = all.slice(-keep).map((name) => {
    const backup = path.join(folder, name)
    const ownKey = isSealed(backup) ? key : null
    return { ownKey, entries: openEntries(readFileList(backup, ownKey)) }
  })
  const { files } = placesOf(folder)
  for (const shard of existsSync(files) ? readdirSync(files).sort() : []) {
    const used = new Set<string>()
    for (const { ownKey, entries } of kept)
      for (const entry of await entries.takeShard(shard)) used.add(contentPath(folder, entry, ownKey))
    for (const name of readdirSync(path.join(files, shard))) {
      const file = path.join(files, shard, name)
      if (!used.has(file)) rmSync(file)
    }
  }
}

/** Reads a list shard by shard. */
function openEntries(list: AsyncGenerator<FileEntry>) {
  let next: Promise<IteratorResult<FileEntry>> | null = null
  return {
    async takeShard(shard: string): Promise<FileEntry[]> {
      const taken: FileEntry[] = []
      for (;;) {
        next ??= list.next()
        const { value, done } = await next
        if (done || shardOf(value.name) > shard) return taken
        if (shardOf(value.name) === shard) taken.push(value)
        next = null
      }
    },
  }
}
