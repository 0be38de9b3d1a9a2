import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { threadPageSize } from '@/lib/messaging/limits'
import { ofOwnSide, visibleTo } from '@/lib/messaging/policy'
import type { NewerMessages, OlderMessages, ThreadNews, ThreadPage } from '@/lib/messaging/schema'
import { conversationUnavailable } from '@/lib/messaging/words'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { describeReadReceipt, messageFields, type ThreadView, toThreadMessage } from './select-message'

/** Returns the last messages of a thread, oldest first. The caller has checked that the reader may see it. */
export async function readLatestMessages(view: ThreadView, conversationId: string): Promise<ThreadPage> {
  return readBackwards(view, conversationId, null)
}

/** Returns a page of messages before an instant, oldest first. @throws NotFoundError when the actor may not see it */
export async function readOlderMessages(actor: Actor, input: OlderMessages): Promise<ThreadPage> {
  const view = await openThread(actor, input.conversationId)
  return readBackwards(view, input.conversationId, new Date(input.before))
}

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

/** Returns a message that the actor just sent. @throws NotFoundError when it is gone */
export async function readSentMessage(actor: Actor, conversationId: string, messageId: string) {
  const view = await openThread(actor, conversationId)
  const row = await db().message.findFirst({
    where: { id: messageId, conversationId },
    select: messageFields,
  })
  if (!row) throw new NotFoundError(conversationUnavailable)
  return toThreadMessage(view, row)
}

async function openThread(actor: Actor, conversationId: string): Promise<ThreadView> {
  const [conversation, { timeZone }] = await Promise.all([
    db().conversation.findFirst({
      where: { AND: [{ id: conversationId }, visibleTo(actor)] },
      select: { clientId: true },
    }),
    getStudio(),
  ])
  if (!conversation) throw new NotFoundError(conversationUnavailable)
  return { actor, clientId: conversation.clientId, timeZone }
}

async function readBackwards(
  view: ThreadView,
  conversationId: string,
  before: Date | null,
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
