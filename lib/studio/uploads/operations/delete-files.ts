import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { addJob } from '@/lib/platform/jobs/queue'

/** Storage keys per job that removes files. */
const keysPerJob = 500

/** Deletes files: their rows now, the stored files after the commit. */
export async function deleteFiles(tx: Transaction, files: readonly { id: string }[]): Promise<void> {
  if (files.length === 0) return
  const fileIds = files.map(({ id }) => id)
  const deleted = await tx.$queryRaw<{ key: string }[]>`
    DELETE FROM stored_files WHERE id = ANY(${fileIds}::uuid[]) RETURNING key`
  const keys = deleted.map(({ key }) => key)
  for (let from = 0; from < keys.length; from += keysPerJob)
    await addJob(tx, 'remove-files', { keys: keys.slice(from, from + keysPerJob) })
}
