import 'server-only'
import { removeFiles } from '@/lib/integrations/uploadthing'
import { db } from '@/lib/platform/data/db'

/** Removes files from storage that have no row. Idempotent. */
export async function removeOrphanedFiles({ keys }: { keys: string[] }): Promise<void> {
  const referenced = await db().storedFile.findMany({ where: { key: { in: keys } }, select: { key: true } })
  const referencedKeys = new Set(referenced.map(({ key }) => key))
  await removeFiles(keys.filter((key) => !referencedKeys.has(key)))
}
