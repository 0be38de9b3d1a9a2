import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/data/db'
import { lockRow } from '@/lib/platform/data/lock'
import { deleteFiles } from '@/lib/studio/uploads/operations/delete-files'

/** Replaces the actor's photo with the file that `record` returns, or removes it. Deletes the old file. */
export async function putAvatar(
  tx: Transaction,
  { profileId }: Actor,
  record: () => Promise<string[]> = async () => [],
): Promise<void> {
  await lockRow(tx, 'profiles', profileId)
  const { avatarFileId } = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { avatarFileId: true },
  })
  const [fileId = null] = await record()
  await tx.profile.update({ where: { id: profileId }, data: { avatarFileId: fileId } })
  if (avatarFileId) await deleteFiles(tx, [{ id: avatarFileId }])
}
