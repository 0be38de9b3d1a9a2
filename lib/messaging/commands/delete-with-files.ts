import 'server-only'
import { deleteConversations } from '@/lib/messaging/operations/delete-conversations'
import type { Transaction } from '@/lib/platform/data/db'
import type { LockedConversation } from './lock-conversation'
import { pushConversationDeleted } from './notify-recipients'

/** Deletes a locked conversation with its messages and files, and removes it from the open pages of both sides. */
export async function deleteWithFiles(
  tx: Transaction,
  conversation: Pick<LockedConversation, 'id' | 'client'>,
): Promise<void> {
  await deleteConversations(tx, { id: conversation.id })
  await pushConversationDeleted(tx, conversation)
}
