import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { conversationUnavailable } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { ThreadView } from './select-message'

/** Returns how the actor sees a thread. @throws NotFoundError when they may not */
export async function openThread(actor: Actor, conversationId: string): Promise<ThreadView> {
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
