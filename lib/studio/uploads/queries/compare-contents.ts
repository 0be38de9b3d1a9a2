import 'server-only'
import { measureFile } from '@/lib/integrations/uploadthing'
import { limitConcurrency } from '@/lib/platform/data/concurrency'
import { db } from '@/lib/platform/data/db'
import type { Listing } from '@/lib/studio/uploads/commands/list-storage'

const filesPerPage = 200
const concurrentReads = 4

type ComparedFile = { id: string; key: string; name: string; crc32: bigint }

/** Reads every listed file that has a recorded checksum, page by page, and yields those whose content differs. */
export async function* compareContents({
  id,
}: Listing): AsyncGenerator<{ read: number; changed: ComparedFile[] }> {
  const inTurn = limitConcurrency(concurrentReads)
  let read = 0
  for (let last = '', isDone = false; !isDone; ) {
    const files = await db().$queryRaw<ComparedFile[]>`
      SELECT file.id, file.key, file.name, file.crc32
      FROM storage_listings AS listing JOIN stored_files AS file ON file.key = listing.key
      WHERE listing.run_id = ${id}::uuid AND file.crc32 IS NOT NULL AND file.key > ${last}
      ORDER BY file.key LIMIT ${filesPerPage}`
    const areSame = await Promise.all(
      files.map(({ key, crc32 }) => inTurn(async () => (await measureFile(key)).crc32 === Number(crc32))),
    )
    read += files.length
    yield { read, changed: files.filter((_, index) => !areSame[index]) }
    last = files.at(-1)?.key ?? last
    isDone = files.length < filesPerPage
  }
}
