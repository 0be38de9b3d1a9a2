import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import type { ConversationPreview } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { messageFields, toThreadMessage } from './select-message'

/** Messages in a preview. */
const shownMessages = 2

/** Returns a client's latest conversation with its last messages; null if there is none. */
export async function findLatestConversation(
  actor: Actor,
  clientId: string,
): Promise<ConversationPreview | null> {
  const [conversation, { timeZone }] = await Promise.all([
    db().conversation.findFirst({
      where: { AND: [{ clientId }, visibleTo(actor)] },
      select: {
        id: true,
        subject: true,
        status: true,
        messages: { select: messageFields, orderBy: { createdAt: 'desc' }, take: shownMessages },
      },
      orderBy: { lastMessageAt: 'desc' },
    }),
    getStudio(),
  ])
  if (!conversation) return null
  const { messages, ...rest } = conversation
  const view = { actor, clientId, timeZone }
  return { ...rest, messages: messages.map((message) => toThreadMessage(view, message)).reverse() }
}
