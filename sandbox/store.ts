import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A named set of JSON documents, one file each, so that a `kill -9` loses at most the write in progress. */
export type Collection<T extends { id: string }> = {
  get(id: string): T | undefined
  /** Newest first, by the time they were first stored. */
  list(filter?: (item: T) => boolean): T[]
  put(item: T): T
  delete(id: string): void
}

/**
 * Opens the sandbox's durable store in `folder`.
 * Documents are cached in memory and written through. Writes are atomic.
 */
export function openStore(folder: string) {
  const opened = new Map<string, unknown>()
  return {
    folder,
    /** Returns the same collection for the same name, so that one stand-in sees at once what another has written. */
    collection<T extends { id: string }>(name: string): Collection<T> {
      const known = opened.get(name) as Collection<T> | undefined
      if (known) return known
      const directory = path.join(folder, name)
      mkdirSync(directory, { recursive: true })
      const items = readDocuments<T>(directory)
      let next = Math.max(0, ...[...items.values()].map((entry) => entry.order)) + 1
      const fileOf = (id: string) => path.join(directory, `${encodeURIComponent(id)}.json`)
      const collection: Collection<T> = {
        get: (id) => items.get(id)?.item,
        list: (filter = () => true) =>
          [...items.values()]
            .sort((a, b) => b.order - a.order)
            .map((entry) => entry.item)
            .filter(filter),
        put(item) {
          const entry = { order: items.get(item.id)?.order ?? next++, item }
          const file = fileOf(item.id)
          writeFileSync(`${file}.part`, JSON.stringify(entry))
          renameSync(`${file}.part`, file)
          items.set(item.id, entry)
          return item
        },
        delete(id) {
          items.delete(id)
          rmSync(fileOf(id), { force: true })
        },
      }
      opened.set(name, collection)
      return collection
    },
  }
}
export type Store = ReturnType<typeof openStore>

function readDocuments<T extends { id: string }>(directory: string) {
  const items = new Map<string, { order: number; item: T }>()
  for (const name of readdirSync(directory)) {
    if (!name.endsWith('.json')) continue
    const entry = JSON.parse(readFileSync(path.join(directory, name), 'utf8')) as { order: number; item: T }
    items.set(entry.item.id, entry)
  }
  return items
}
