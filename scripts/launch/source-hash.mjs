import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

export function hasStamp(file, stamp) {
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}
