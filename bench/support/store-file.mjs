import { createReadStream, openAsBlob } from 'node:fs'
import { crc32 } from 'node:zlib'
import { UTApi, UTFile } from 'uploadthing/server'

/**
 * Stores a file as the portal's server stores generated files: private, in one request, streamed from disk.
 * @param {{ token: string, apiUrl: string, ingestUrl: string }} storage
 * @param {string} file
 * @returns {Promise<{ key: string, sizeBytes: number, crc32: number }>}
 */
export async function storeFile(storage, file) {
  const blob = await openAsBlob(file)
  const { data, error } = await new UTApi({ ...storage, logLevel: 'Error' }).uploadFiles(
    new UTFile([blob], 'large.bin', { type: 'application/octet-stream' }),
    { acl: 'private' },
  )
  if (!data) throw new Error(`storage rejected the file: ${error.message}`)
  return { key: data.key, sizeBytes: blob.size, crc32: await checksumOf(file) }
}

async function checksumOf(file) {
  let checksum = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 }))
    checksum = crc32(chunk, checksum)
  return checksum
}
