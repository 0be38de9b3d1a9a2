import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './folders.mjs'

/**
 * A fingerprint of files and folders of the clone; any change to a name or a byte changes it.
 * @param {string[]} entries relative to the clone; one that does not exist counts as empty
 * @param {{ ignore?: (file: string) => boolean, also?: unknown }} [options] `also` is hashed in, e.g. a version
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

/** Whether a file holds exactly this fingerprint. */
export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}
