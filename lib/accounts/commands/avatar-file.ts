import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/db'
import { lockRow } from '@/lib/platform/lock'
import { addJob } from '@/lib/platform/queue'

/** Locks the actor's profile row and returns the file id of the current photo; null without one. */
export async function lockAvatar(tx: Transaction, { profileId }: Actor): Promise<string | null> {
  await lockRow(tx, 'profiles', profileId)
  const profile = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { avatarFileId: true },
  })
  return profile.avatarFileId
}

/** Deletes an unused photo: its row now, the stored file after the commit. */
export async function dropAvatarFile(tx: Transaction, fileId: string | null): Promise<void> {
  if (!fileId) return
  const { key } = await tx.storedFile.delete({ where: { id: fileId }, select: { key: true } })
  await addJob(tx, 'remove-files', { keys: [key] })
}
