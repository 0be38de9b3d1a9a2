import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { previewOf } from '@/lib/messaging/rules'
import type { StartConversation } from '@/lib/messaging/schema'
import { now } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { countTry } from '@/lib/platform/rate-limit'
import { messageRate } from './message-limit'
import { tellOtherSide } from './tell-other-side'

/**
 * Opens a conversation with its first message and tells the photographers. A repeat of the same request key, after an
 * answer that was lost, finds the first one.
 */
export async function startConversation(
  actor: Actor,
  input: StartConversation,
): Promise<{ conversationId: string }> {
  await countTry(messageRate, actor.profileId)
  const { subject, priority, message, requestKey } = input
  return db().$transaction(async (tx) => {
    const at = now()
    const id = randomUUID()
    const { count } = await tx.conversation.createMany({
      data: [
        { id, clientId: actor.profileId, subject, priority, requestKey, lastMessageAt: at, createdAt: at },
      ],
      skipDuplicates: true,
    })
    if (count === 0) {
      const first = await tx.conversation.findFirstOrThrow({
        where: { clientId: actor.profileId, requestKey },
        select: { id: true },
      })
      return { conversationId: first.id }
    }
    await tx.message.create({
      data: { conversationId: id, senderId: actor.profileId, message, requestKey, createdAt: at },
    })
    const client = { id: actor.profileId, userId: actor.userId, fullName: actor.fullName }
    await tellOtherSide(tx, actor, { id, client, admin: null }, previewOf(message))
    return { conversationId: id }
  })
}
