import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { now } from '@/lib/platform/time/clock'
import { Prisma } from '@/prisma/generated/client'
import type { FilePurpose } from '@/prisma/generated/enums'
import { deleteFiles } from './delete-files'

/** Uploads that weren't used are deleted after this time. */
const retentionMs = 7 * 24 * 60 * 60_000
const batchSize = 200

/**
 * Deletes a batch of uploads that are a week old and not in use. Skips files that another transaction is just using.
 * @param isUnused a condition on `file`, a row of `stored_files`
 * @returns whether there may be more
 */
export async function deleteUnusedFiles(
  tx: Transaction,
  { purposes, isUnused }: { purposes: readonly FilePurpose[]; isUnused: Prisma.Sql },
): Promise<boolean> {
  const files = await tx.$queryRaw<{ id: string }[]>`
    SELECT file.id FROM stored_files AS file
    WHERE file.purpose::text IN (${Prisma.join([...purposes])})
      AND file.created_at < ${new Date(now().getTime() - retentionMs)} AND ${isUnused}
    LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`
  await deleteFiles(tx, files)
  return files.length === batchSize
}
