import 'server-only'
import { threadPageSize } from '@/lib/messaging/limits'
import type { ThreadPage } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { messageFields, type ThreadView, toThreadMessage } from './select-message'

/**
 * Returns the last messages of a thread, or the last before an instant, oldest first. The caller has checked that the reader
 * may see it.
 */
export async function readLatestMessages(
  view: ThreadView,
  conversationId: string,
  before?: Date,
): Promise<ThreadPage> {
  const rows = await db().message.findMany({
    where: { conversationId, ...(before && { createdAt: { lt: before } }) },
    select: messageFields,
    orderBy: { createdAt: 'desc' },
    take: threadPageSize + 1,
  })
  const messages = rows.slice(0, threadPageSize).map((row) => toThreadMessage(view, row))
  return { messages: messages.reverse(), hasMore: rows.length > threadPageSize }
}
