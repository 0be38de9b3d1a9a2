import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// A sealed file: "NLB1", 16 random bytes, then chunks of AES-256-GCM, each with its tag. Each file has a key of its own,
// made from the random bytes, so that counting the chunks gives nonces that never repeat. The last chunk's nonce is marked,
// so that a file that was cut off can't be opened.

const magic = Buffer.from('NLB1')
const saltBytes = 16
const chunkBytes = 64 * 1024
const tagBytes = 16

type Bytes = AsyncIterable<Uint8Array>

/** Encrypts a stream. Holds one chunk in memory. */
export async function* seal(key: Buffer, content: Bytes): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes)
  const fileKey = keyOfFile(key, salt)
  yield Buffer.concat([magic, salt])
  let count = 0
  for await (const { chunk, isLast } of inChunks(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', fileKey, nonceOf(count, isLast))
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    count += 1
  }
}

/** Decrypts a sealed stream. @throws Error when it was changed, cut off, or sealed with another key */
export async function* unseal(key: Buffer, content: Bytes): AsyncGenerator<Buffer> {
  const parts = content[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  while (head.length < magic.length + saltBytes) {
    const { value, done } = await parts.next()
    if (done) throw damaged()
    head = Buffer.concat([head, value])
  }
  if (!head.subarray(0, magic.length).equals(magic)) throw damaged()
  const salt = head.subarray(magic.length, magic.length + saltBytes)
  const fileKey = keyOfFile(key, salt)
  let count = 0
  const rest = continueWith(head.subarray(magic.length + saltBytes), parts)
  for await (const { chunk, isLast } of inChunks(rest, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw damaged()
    const decipher = createDecipheriv('aes-256-gcm', fileKey, nonceOf(count, isLast))
    decipher.setAuthTag(chunk.subarray(-tagBytes))
    const plain = decipher.update(chunk.subarray(0, -tagBytes))
    try {
      decipher.final()
    } catch {
      throw damaged()
    }
    yield plain
    count += 1
  }
}

function damaged() {
  return new Error('A file of the backup is damaged.')
}

function keyOfFile(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'northlight backup', 32))
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeBigUInt64BE(BigInt(count))
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function* continueWith(first: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Splits a stream into chunks of this size; the last one may be shorter, also empty. */
async function* inChunks(content: Bytes, size: number): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0)
  for await (const part of content) {
    waiting = Buffer.concat([waiting, part])
    while (waiting.length > size) {
      yield { chunk: waiting.subarray(0, size), isLast: false }
      waiting = waiting.subarray(size)
    }
  }
  yield { chunk: waiting, isLast: true }
}
