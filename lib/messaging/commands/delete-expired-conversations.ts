import 'server-only'
import { db } from '@/lib/platform/data/db'
import { lockRows } from '@/lib/platform/data/lock'
import { expiredBefore } from '@/lib/platform/data/retention'
import { now } from '@/lib/platform/time/clock'
import { expiredConversations } from '@/lib/studio/settings/policy'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { Prisma } from '@/prisma/generated/client'
import { deleteWithFiles } from './delete-with-files'

const batchSize = 20

/**
 * Deletes closed conversations, with their messages and files, that are older than the studio keeps them. Those with
 * unread messages stay. Idempotent.
 */
export async function deleteExpiredConversations(): Promise<void> {
  const { conversationRetentionDays } = await getStudio()
  if (conversationRetentionDays === null) return
  const expired = expiredConversations(expiredBefore(conversationRetentionDays, now()))
  while ((await deleteBatch(expired)) === batchSize);
}

/** Returns how many were found. */
async function deleteBatch(expired: Prisma.ConversationWhereInput): Promise<number> {
  const found = await db().conversation.findMany({ where: expired, select: { id: true }, take: batchSize })
  const ids = found.map(({ id }) => id)
  await db().$transaction(async (tx) => {
    await lockRows(tx, 'conversations', ids)
    // Reads them again, because a client's message may have reopened one.
    const conversations = await tx.conversation.findMany({
      where: { AND: [{ id: { in: ids } }, expired] },
      select: { id: true, client: { select: { id: true, userId: true, fullName: true } } },
    })
    for (const conversation of conversations) await deleteWithFiles(tx, conversation)
  })
  return ids.length
}
