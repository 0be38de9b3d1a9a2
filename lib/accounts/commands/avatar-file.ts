import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { Transaction } from '@/lib/platform/db'
import { addJob } from '@/lib/platform/queue'

/** The file of the actor's present photo. Of two changes at once the second waits here and then sees the first's file. */
export async function lockAvatar(tx: Transaction, { profileId }: Actor): Promise<string | null> {
  await tx.$queryRaw`SELECT 1 FROM profiles WHERE id = ${profileId}::uuid FOR UPDATE`
  const profile = await tx.profile.findUniqueOrThrow({
    where: { id: profileId },
    select: { avatarFileId: true },
  })
  return profile.avatarFileId
}

/** Lets go of a photo nobody wears any more: its row now, the file itself after the commit. */
export async function dropAvatarFile(tx: Transaction, fileId: string | null): Promise<void> {
  if (!fileId) return
  const { key } = await tx.storedFile.delete({ where: { id: fileId }, select: { key: true } })
  await addJob(tx, 'remove-files', { keys: [key] })
}
