import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sendMessageLimit } from '@/lib/messaging/limits'
import { canWriteFirst } from '@/lib/messaging/policy'
import type { WriteToClient } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError, NotFoundError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { openConversation } from './open-conversation'

/**
 * Starts a photographer's conversation with a client, assigns it to the photographer, and notifies the client. Idempotent
 * as described at openConversation.
 * @throws AppError `forbidden` for anyone but an active photographer; NotFoundError unless the client is active
 */
export async function writeToClient(
  actor: Actor,
  { clientId, ...input }: WriteToClient,
): Promise<{ conversationId: string }> {
  if (!canWriteFirst(actor)) throw new ForbiddenError()
  await consumeAttempt(sendMessageLimit, actor.profileId)
  return db().$transaction(async (tx) => {
    const client = await tx.profile.findFirst({
      where: { id: clientId, role: 'CLIENT', accountStatus: 'ACTIVE' },
      select: { id: true, userId: true, fullName: true },
    })
    if (!client) throw new NotFoundError('Client not found')
    const { profileId: id, userId, fullName } = actor
    const assignee = { id, userId, fullName }
    return openConversation(tx, actor, { ...input, priority: 'MEDIUM', client, assignee })
  })
}
