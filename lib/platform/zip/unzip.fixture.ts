import { promisify } from 'node:util'
import yauzl from 'yauzl'

/** Returns the files of a ZIP by their paths, read by another library than the one that wrote it. */
export async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer)(bytes, {
    lazyEntries: true,
  })
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) =>
      zip.openReadStream(entry, async (error, stream) => {
        if (error) return reject(error)
        const parts: Buffer[] = []
        for await (const part of stream) parts.push(part)
        files.set(entry.fileName, Buffer.concat(parts))
        zip.readEntry()
      }),
    )
    zip.on('end', () => resolve(files))
    zip.on('error', reject)
    zip.readEntry()
  })
}
