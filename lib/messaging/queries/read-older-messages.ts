import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { OlderMessages, ThreadPage } from '@/lib/messaging/schema'
import { openThread } from './open-thread'
import { readLatestMessages } from './read-latest-messages'

/** Returns a page of messages before an instant, oldest first. @throws NotFoundError when the actor may not see it */
export async function readOlderMessages(actor: Actor, input: OlderMessages): Promise<ThreadPage> {
  const view = await openThread(actor, input.conversationId)
  return readLatestMessages(view, input.conversationId, new Date(input.before))
}
