import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'

/**
 * Hashes the names and contents of files and folders, together with the Node.js version and the platform.
 * @param {string[]} entries relative to the repository; missing ones are skipped
 * @param {{ ignore?: (file: string) => boolean, also?: unknown }} [options] `also` is included in the hash
 */
export function hashSources(entries, { ignore = () => false, also = null } = {}) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([process.version.split('.')[0], process.platform, process.arch, also]))
  for (const file of entries.flatMap(filesBelow).filter((name) => !ignore(name))) {
    hash.update(`\0${file}\0`)
    hash.update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

function filesBelow(entry) {
  const place = path.join(root, entry)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [entry]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)))
}

/** Returns whether a file contains exactly this hash. */
export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}
