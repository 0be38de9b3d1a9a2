import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { previewOf } from '@/lib/messaging/rules'
import { userChannel } from '@/lib/notifications/rules'
import { tell } from '@/lib/notifications/tell'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queuePush } from '@/lib/platform/outbox'
import type { LockedConversation } from './lock-conversation'

type Person = { id: string; userId: string; fullName: string }
type Conversation = Pick<LockedConversation, 'id' | 'subject' | 'client' | 'admin'>

/** Tells those who wait for it that a message has come: the client, or the photographer who took the conversation, or all. */
export async function tellOtherSide(
  tx: Transaction,
  actor: Actor,
  conversation: Conversation,
  message: string,
): Promise<void> {
  const photographers = await activePhotographers(tx)
  const { client, admin } = conversation
  const admins = photographers.filter(({ id }) => admin === null || id === admin.id)
  const isClient = actor.role === 'CLIENT'
  // Whoever took it may have left; then it is for everybody again.
  const readers = isClient ? (admins.length > 0 ? admins : photographers) : [client]
  for (const reader of readers) await tellReader(tx, actor, reader, conversation, message)
  await pushMessages(tx, conversation.id, [client, ...photographers])
}

/** Lets the open pages of both sides read the conversation again. */
export async function pushConversationChange(
  tx: Transaction,
  conversation: Pick<Conversation, 'id' | 'client'>,
): Promise<void> {
  await pushMessages(tx, conversation.id, [conversation.client, ...(await activePhotographers(tx))])
}

async function tellReader(
  tx: Transaction,
  actor: Actor,
  reader: Person,
  { id, subject }: Conversation,
  message: string,
): Promise<void> {
  const preview = previewOf(message)
  const isClient = actor.role === 'CLIENT'
  await tell(
    tx,
    {
      userId: reader.userId,
      title: isClient ? `Message from ${actor.fullName}` : `${actor.fullName} replied`,
      message: preview,
      type: 'MESSAGE',
      action: 'view_conversation',
      conversationId: id,
    },
    {
      kind: 'message',
      template: 'message-received',
      props: {
        reader: isClient ? 'photographer' : 'client',
        fullName: reader.fullName,
        senderName: actor.fullName,
        subject,
        preview,
        link: `${env().APP_URL}/admin-messages?conversation=${id}`,
      },
    },
  )
}

function activePhotographers(tx: Transaction): Promise<Person[]> {
  return tx.profile.findMany({
    where: { role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' },
    select: { id: true, userId: true, fullName: true },
  })
}

async function pushMessages(tx: Transaction, conversationId: string, people: Person[]): Promise<void> {
  for (const { userId } of people) {
    await queuePush(tx, {
      channel: userChannel(userId),
      event: 'message',
      payload: { conversationId },
      userId,
    })
  }
}
