import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isClient } from '@/lib/auth/rules/capabilities'
import { conversationChannel } from '@/lib/messaging/rules/conversation'
import { messageNotifications } from '@/lib/messaging/words'
import { findResponsible, findTeam } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queuePushToMany } from '@/lib/platform/jobs/outbox'
import { addJob } from '@/lib/platform/jobs/queue'
import { now } from '@/lib/platform/time/clock'
import { markActionNotificationsRead } from '@/lib/studio/notifications/operations/mark-action-notifications-read'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { unreadMailDelay, userChannel } from '@/lib/studio/notifications/rules'
import type { LockedConversation } from './lock-conversation'
import { unmailedMessages } from './unmailed-messages'

type Person = { id: string; userId: string; fullName: string }
type Conversation = Pick<LockedConversation, 'id' | 'client' | 'assigneeId'> & {
  /** Set for the first message, which isn't a reply. */
  isNew?: true
}

/**
 * Notifies the other side of a new message: the client, or whoever in the studio took the conversation, or all who message clients.
 * @param preview the start of the message
 */
export async function notifyRecipients(
  tx: Transaction,
  actor: Actor,
  conversation: Conversation,
  preview: string,
): Promise<void> {
  const { client, assigneeId } = conversation
  const readers = isClient(actor) ? await findResponsible(tx, [assigneeId], 'message-clients') : [client]
  for (const reader of readers) await notifyRecipient(tx, actor, reader, conversation, preview)
  await pushConversationChange(tx, conversation)
}

/** Makes the open pages of both sides reload the conversation. */
export async function pushConversationChange(
  tx: Transaction,
  conversation: Pick<Conversation, 'id' | 'client'>,
): Promise<void> {
  await push(tx, 'message', conversation.id, await findPeople(tx, conversation))
}

/** Removes a deleted conversation from the open pages of both sides, and its notifications from their bells. */
export async function pushConversationDeleted(
  tx: Transaction,
  conversation: Pick<Conversation, 'id' | 'client'>,
): Promise<void> {
  const people = await findPeople(tx, conversation)
  await markActionNotificationsRead(tx, {
    action: 'view_conversation',
    conversationId: conversation.id,
    readerUserIds: people.map(({ userId }) => userId),
  })
  await push(tx, 'conversation-deleted', conversation.id, people)
}

/** Returns everyone who may see a conversation. */
async function findPeople(tx: Transaction, { client }: Pick<Conversation, 'client'>): Promise<Person[]> {
  return [client, ...(await findTeam(tx, 'message-clients'))]
}

async function notifyRecipient(
  tx: Transaction,
  actor: Actor,
  reader: Person,
  { id, client, isNew }: Conversation,
  preview: string,
): Promise<void> {
  const isReply = !isClient(actor) && !isNew
  await notify(tx, {
    userId: reader.userId,
    ...messageNotifications.received(actor.fullName, preview, isReply),
    type: 'MESSAGE',
    action: 'view_conversation',
    conversationId: id,
    isPushedByCaller: true,
  })
  await planMessageMail(tx, { id, clientId: client.id }, reader)
}

/** Pushes to the open conversation, and to all pages of both sides for their lists and counts. */
function push(
  tx: Transaction,
  event: 'message' | 'conversation-deleted',
  conversationId: string,
  people: Person[],
): Promise<void> {
  return queuePushToMany(tx, {
    channels: [conversationChannel(conversationId), ...people.map(({ userId }) => userChannel(userId))],
    event,
    payload: { conversationId },
  })
}

/**
 * Schedules the email about one reader's unread messages in a conversation: after a quiet while, and at most ten minutes
 * after the first message. Replaces the email scheduled before.
 */
async function planMessageMail(
  tx: Transaction,
  conversation: { id: string; clientId: string },
  reader: { id: string; userId: string },
): Promise<void> {
  const { id: conversationId } = conversation
  const first = await tx.message.findFirst({
    where: await unmailedMessages(tx, conversation, reader),
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  const quietSeconds = env().MESSAGE_MAIL_DELAY_SECONDS
  await addJob(
    tx,
    'mail-messages',
    { conversationId, userId: reader.userId },
    {
      key: `mail-messages:${conversationId}:${reader.userId}`,
      afterSeconds: unreadMailDelay(first?.createdAt ?? null, { at: now(), quietSeconds }),
    },
  )
}
