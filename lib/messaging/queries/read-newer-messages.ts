import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { threadPageSize } from '@/lib/messaging/limits'
import { ofOwnSide } from '@/lib/messaging/policy'
import type { NewerMessages, ThreadNews } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { openThread } from './open-thread'
import { describeReadReceipt, messageFields, type ThreadView, toThreadMessage } from './select-message'

/**
 * Returns the messages after an instant, oldest first, and the latest read receipt for the reader's own side.
 * @throws NotFoundError when the actor may not see it
 */
export async function readNewerMessages(actor: Actor, input: NewerMessages): Promise<ThreadNews> {
  const view = await openThread(actor, input.conversationId)
  const { conversationId, after, unreadFrom } = input
  const [rows, read] = await Promise.all([
    db().message.findMany({
      where: { conversationId, createdAt: { gt: new Date(after) } },
      select: messageFields,
      orderBy: { createdAt: 'asc' },
      take: threadPageSize + 1,
    }),
    unreadFrom ? findReadReceipt(view, conversationId, new Date(unreadFrom)) : null,
  ])
  const messages = rows.slice(0, threadPageSize).map((row) => toThreadMessage(view, row))
  return { messages, hasMore: rows.length > threadPageSize, read }
}

/** Reading marks all earlier messages too, so only the last read message is needed. */
async function findReadReceipt(
  view: ThreadView,
  conversationId: string,
  from: Date,
): Promise<ThreadNews['read']> {
  const last = await db().message.findFirst({
    where: {
      AND: [{ conversationId, isRead: true, createdAt: { gte: from } }, ofOwnSide(view.actor, view.clientId)],
    },
    select: { createdAt: true, readAt: true },
    orderBy: { createdAt: 'desc' },
  })
  if (!last) return null
  return {
    upTo: last.createdAt.toISOString(),
    readWhen: last.readAt && describeReadReceipt(last.readAt, last.createdAt, view.timeZone),
  }
}
