import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { describeTime } from '@/lib/messaging/describe-moment'
import { canReply, isReaderOf, visibleTo } from '@/lib/messaging/policy'
import { type ConversationDetail, type ThreadMessage, threadPageSize } from '@/lib/messaging/schema'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries'
import type { Prisma } from '@/prisma/generated/client'

const fields = {
  id: true,
  subject: true,
  status: true,
  priority: true,
  clientId: true,
  adminId: true,
  createdAt: true,
  client: { select: { fullName: true, email: true } },
  admin: { select: { fullName: true } },
  _count: { select: { messages: true } },
} as const satisfies Prisma.ConversationSelect

const messageFields = {
  id: true,
  message: true,
  senderId: true,
  isRead: true,
  createdAt: true,
  sender: { select: { fullName: true } },
} as const satisfies Prisma.MessageSelect

/** One conversation with its last messages, oldest first; null when there is none, or none the actor may see. */
export async function findConversation(
  actor: Actor,
  conversationId: string,
  pages = 1,
): Promise<ConversationDetail | null> {
  const conversation = await db().conversation.findFirst({
    where: { AND: [{ id: conversationId }, visibleTo(actor)] },
    select: fields,
  })
  if (!conversation) return null
  const { clientId } = conversation
  const fromOtherSide = actor.role === 'CLIENT' ? { NOT: { senderId: clientId } } : { senderId: clientId }
  const [messages, unreadCount, studio] = await Promise.all([
    db().message.findMany({
      where: { conversationId },
      select: messageFields,
      orderBy: { createdAt: 'desc' },
      take: pages * threadPageSize,
    }),
    db().message.count({
      where: { AND: [{ conversationId, isRead: false }, orSenderless(actor, fromOtherSide)] },
    }),
    getStudio(),
  ])
  return {
    id: conversation.id,
    subject: conversation.subject,
    status: conversation.status,
    priority: conversation.priority,
    clientName: conversation.client.fullName,
    clientEmail: conversation.client.email,
    adminName: conversation.admin?.fullName ?? null,
    startedOn: formatInstantDate(conversation.createdAt, studio.timeZone),
    unreadCount,
    messages: messages.reverse().map((message) => toMessage(actor, clientId, message, studio.timeZone)),
    messageCount: conversation._count.messages,
    canReply: canReply(actor, conversation),
    isReader: isReaderOf(actor, conversation),
  }
}

/** SQL's `<>` leaves out messages whose sender's account is gone; for a client they are the studio's. */
function orSenderless(actor: Actor, where: Prisma.MessageWhereInput): Prisma.MessageWhereInput {
  return actor.role === 'CLIENT' ? { OR: [where, { senderId: null }] } : where
}

type MessageRecord = Prisma.MessageGetPayload<{ select: typeof messageFields }>

function toMessage(actor: Actor, clientId: string, record: MessageRecord, timeZone: string): ThreadMessage {
  const isFromClient = record.senderId === clientId
  return {
    id: record.id,
    text: record.message,
    isMine: record.senderId === actor.profileId,
    senderName: record.sender?.fullName ?? 'Unknown User',
    isRead: record.isRead,
    isUnread: !record.isRead && isFromClient === (actor.role === 'PHOTOGRAPHER'),
    day: formatInstantDate(record.createdAt, timeZone),
    time: describeTime(record.createdAt, timeZone),
  }
}
