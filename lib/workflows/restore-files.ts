import 'server-only'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { withStorageListing } from '@/lib/studio/uploads/commands/list-storage'
import { replaceContent } from '@/lib/studio/uploads/commands/replace-content'
import { findUnlistedFiles, type UnlistedFile } from '@/lib/studio/uploads/queries/find-unlisted-files'

const concurrentUploads = 4

/** Storage chooses a new key for each upload, so a row's content is recognized by its size and checksum. */
type BackedUpFile = { id: string; bytes: number }

/**
 * Uploads those of these files that storage doesn't have. Storage chooses their new keys. Running it again continues.
 * @param withContent passes a file's content and its CRC-32 to `upload`; returns false, without doing so, if it isn't what was
 * backed up
 * @returns how many were uploaded, and the names of those without their content
 */
export async function restoreMissingFiles<File extends BackedUpFile>(
  pages: AsyncIterable<File[]>,
  withContent: (file: File, upload: (content: Blob, crc32: number) => Promise<void>) => Promise<boolean>,
  showProgress: (text: string) => void = () => {},
): Promise<{ uploaded: number; damaged: string[] }> {
  const inTurn = limitConcurrency(concurrentUploads)
  const damaged: string[] = []
  let [checked, uploaded] = [0, 0]

  async function restore(row: UnlistedFile, file: File | undefined) {
    // The row may be of a later content by now.
    if (file?.bytes !== Number(row.sizeBytes)) return
    const isWhole = await withContent(file, async (content, crc32) => {
      if (row.crc32 !== null && row.crc32 !== BigInt(crc32)) return
      await replaceContent(row, content)
      uploaded += 1
    })
    if (!isWhole) damaged.push(`${row.name} (${row.id})`)
    showProgress(`${checked} files checked, ${uploaded} uploaded`)
  }

  await withStorageListing(
    async (listing) => {
      for await (const page of pages) {
        const byId = new Map(page.map((file) => [file.id, file]))
        const rows = await findUnlistedFiles(listing, [...byId.keys()])
        await Promise.all(rows.map((row) => inTurn(() => restore(row, byId.get(row.id)))))
        checked += page.length
        showProgress(`${checked} files checked, ${uploaded} uploaded`)
      }
    },
    (listed) => showProgress(`${listed} files listed`),
  )
  return { uploaded, damaged }
}
