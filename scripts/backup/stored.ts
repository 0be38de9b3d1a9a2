import { createHash, createHmac, randomUUID } from 'node:crypto'
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import { seal, unseal } from './sealed'

export type Key = Buffer | null
type Bytes = AsyncIterable<Uint8Array>

/** What was read or written. The fingerprint is the SHA-256, or with a key its HMAC, which hides the content from everyone else. */
export type Measured = { bytes: number; crc32: number; fingerprint: string }

/** Writes a stream to a file, encrypted if there is a key, and waits for the disk. The file is whole or isn't there. */
export async function store(file: string, content: Bytes, key: Key): Promise<Measured> {
  const measure = openMeasure(key)
  const measured = measure.follow(content)
  await pipeline(key ? seal(key, measured) : measured, createWriteStream(file, { flush: true }))
  return measure.result()
}

/** Opens a stored file's content. */
export function load(file: string, key: Key): Bytes {
  const content = createReadStream(file)
  return key ? unseal(key, content) : content
}

/** Reads a stored file to its end, into a target if given. */
export async function measureStored(
  file: string,
  key: Key,
  target?: NodeJS.WritableStream,
): Promise<Measured> {
  const measure = openMeasure(key)
  const measured = measure.follow(load(file, key))
  if (target) await pipeline(measured, target)
  else for await (const _part of measured);
  return measure.result()
}

function openMeasure(key: Key) {
  const hash = createHash('sha256')
  const read = { bytes: 0, crc32: 0 }
  return {
    async *follow(content: Bytes) {
      for await (const part of content) {
        hash.update(part)
        read.bytes += part.byteLength
        read.crc32 = crc32(part, read.crc32)
        yield part
      }
    },
    result(): Measured {
      const digest = hash.digest()
      const fingerprint = key ? createHmac('sha256', key).update(digest).digest() : digest
      return { ...read, fingerprint: fingerprint.toString('hex') }
    },
  }
}

/** Writes a small file so that it is whole or isn't there. */
export function writeAtomically(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}.part`
  writeFileSync(unfinished, text, { flush: true, mode: 0o600 })
  moveInto(unfinished, file)
}

/** Renames a file or folder, and waits until the disk has the new name. */
export function moveInto(from: string, to: string) {
  mkdirSync(path.dirname(to), { recursive: true })
  renameSync(from, to)
  const folder = openSync(path.dirname(to), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
