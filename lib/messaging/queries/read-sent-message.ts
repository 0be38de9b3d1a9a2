import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { conversationUnavailable } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { openThread } from './open-thread'
import { messageFields, toThreadMessage } from './select-message'

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
