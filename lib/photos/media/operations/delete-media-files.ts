import 'server-only'
import type { Transaction } from '@/lib/platform/data/db'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'
import type { Prisma } from '@/prisma/generated/client'

/** Deletes films and documents with their renditions; their files leave storage after the commit. */
export async function deleteMediaFiles(tx: Transaction, which: Prisma.MediaFileWhereInput): Promise<void> {
  const files = await tx.storedFile.findMany({
    where: { OR: [{ mediaFile: which }, { mediaRendition: { media: which } }] },
    select: { id: true },
  })
  await tx.mediaFile.deleteMany({ where: which })
  await deleteFiles(tx, files)
}
