import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sendMessageLimit } from '@/lib/messaging/limits'
import { canStartConversation } from '@/lib/messaging/policy'
import type { StartConversation } from '@/lib/messaging/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { openConversation } from './open-conversation'

/**
 * Starts a client's conversation and notifies the photographers. Idempotent as described at openConversation.
 * @throws AppError `forbidden` for anyone but an active client
 */
export async function startConversation(
  actor: Actor,
  input: StartConversation,
): Promise<{ conversationId: string }> {
  if (!canStartConversation(actor)) throw new ForbiddenError()
  await consumeAttempt(sendMessageLimit, actor.profileId)
  const client = { id: actor.profileId, userId: actor.userId, fullName: actor.fullName }
  return db().$transaction((tx) => openConversation(tx, actor, { ...input, client, assignee: null }))
}
