import 'server-only'
import { randomUUID } from 'node:crypto'
import { isFileStored, listFiles } from '@/lib/integrations/uploadthing'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { log } from '@/lib/platform/log'
import { addJob } from '@/lib/platform/queue'

const hourMs = 60 * 60_000
/** Much longer than an upload, and writing its row, can take. */
const graceMs = 24 * hourMs
const keysPerJob = 500
/** Up to this many orphans may be left by crashes. More than that, and more than half, mean a wrong database or storage. */
const fewOrphans = 50
const maxReported = 100

type Run = { id: string; startedAt: Date; listed: number }

/**
 * Compares storage with `stored_files`: removes files older than a day without a row, such as those of a process that was
 * killed between storing a file and recording it, and logs rows whose file is gone. Idempotent.
 * @throws Error when storage doesn't answer; nothing is removed then
 */
export async function reconcileStorage(): Promise<void> {
  const run: Run = { id: randomUUID(), startedAt: now(), listed: 0 }
  try {
    for await (const files of listFiles()) {
      const data = files.map((file) => ({ ...file, runId: run.id }))
      run.listed += (await db().storageListing.createMany({ data, skipDuplicates: true })).count
    }
    await removeOrphans(run)
    await reportMissing(run)
  } finally {
    const abandoned = new Date(run.startedAt.getTime() - graceMs)
    await db().storageListing.deleteMany({
      where: { OR: [{ runId: run.id }, { createdAt: { lt: abandoned } }] },
    })
  }
}

async function removeOrphans({ id, startedAt, listed }: Run): Promise<void> {
  const before = new Date(startedAt.getTime() - graceMs)
  const [counted] = await db().$queryRaw<{ orphans: bigint }[]>`
    SELECT count(*) AS orphans FROM storage_listings AS listing
    WHERE run_id = ${id}::uuid AND uploaded_at < ${before}
      AND NOT EXISTS (SELECT FROM stored_files AS file WHERE file.key = listing.key)`
  const orphans = Number(counted?.orphans ?? 0)
  if (orphans > fewOrphans && orphans > listed / 2) {
    log().error({ orphans, listed }, 'most files in storage have no row: none was removed')
    return
  }
  for (let last = '', isDone = false; !isDone; ) {
    const keys = await db().$queryRaw<{ key: string }[]>`
      SELECT key FROM storage_listings AS listing
      WHERE run_id = ${id}::uuid AND uploaded_at < ${before} AND key > ${last}
        AND NOT EXISTS (SELECT FROM stored_files AS file WHERE file.key = listing.key)
      ORDER BY key LIMIT ${keysPerJob}`
    if (keys.length > 0) await addJob(db(), 'remove-files', { keys: keys.map(({ key }) => key) })
    last = keys.at(-1)?.key ?? last
    isDone = keys.length < keysPerJob
  }
  if (orphans > 0) log().warn({ orphans }, 'files without a row are removed from storage')
}

/** Checks each unlisted file individually, because the paged listing may miss one while others change. */
async function reportMissing({ id, startedAt }: Run): Promise<void> {
  const before = new Date(startedAt.getTime() - hourMs)
  const unlisted = await db().$queryRaw<{ id: string; key: string; purpose: string }[]>`
    SELECT file.id, file.key, file.purpose::text FROM stored_files AS file
    WHERE file.created_at < ${before}
      AND NOT EXISTS (SELECT FROM storage_listings AS listing WHERE listing.run_id = ${id}::uuid AND listing.key = file.key)
    ORDER BY file.created_at DESC LIMIT ${maxReported}`
  const missing: { fileId: string; purpose: string }[] = []
  for (const { id: fileId, key, purpose } of unlisted) {
    if (!(await isFileStored(key))) missing.push({ fileId, purpose })
  }
  if (missing.length > 0) log().error({ missing }, 'rows in stored_files have no file in storage')
}
