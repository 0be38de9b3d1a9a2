import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { maxCount } from '@/lib/messaging/limits'
import { canReply, fromOtherSide, isReaderOf } from '@/lib/messaging/policy'
import type { ConversationDetail } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { type ConversationRecord, findVisible } from './find-visible'
import { readLatestMessages } from './read-latest-messages'

/** Returns a conversation with its last messages, oldest first; null when the actor may not see it. */
export async function findConversation(
  actor: Actor,
  conversationId: string,
): Promise<ConversationDetail | null> {
  const [conversation, studio] = await Promise.all([findVisible(actor, conversationId), getStudio()])
  if (!conversation) return null
  const { clientId } = conversation
  const [thread, unreadCount] = await Promise.all([
    readLatestMessages({ actor, clientId, timeZone: studio.timeZone }, conversationId),
    countUnread(actor, conversation),
  ])
  return {
    id: conversation.id,
    subject: conversation.subject,
    status: conversation.status,
    priority: conversation.priority,
    clientName: conversation.client.fullName,
    clientEmail: conversation.client.email,
    studioName: studio.name,
    takenBy: takenBy(actor, conversation),
    startedOn: formatInstantDate(conversation.createdAt, studio.timeZone),
    unreadCount,
    thread,
    canReply: canReply(actor, conversation),
    isReader: isReaderOf(actor, conversation),
  }
}

async function countUnread(actor: Actor, { id, clientId }: ConversationRecord): Promise<number> {
  const unread = await db().message.findMany({
    where: { AND: [{ conversationId: id, isRead: false }, fromOtherSide(actor, clientId)] },
    select: { id: true },
    take: maxCount,
  })
  return unread.length
}

/** Clients don't see which photographer is assigned. */
function takenBy(actor: Actor, { assigneeId, assignee }: ConversationRecord): ConversationDetail['takenBy'] {
  if (isClient(actor) || !assignee) return null
  return { name: assignee.fullName, isViewer: assigneeId === actor.profileId }
}
