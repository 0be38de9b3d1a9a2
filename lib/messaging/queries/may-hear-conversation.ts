import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { conversationOf } from '@/lib/messaging/rules/conversation'
import { findVisible } from './find-visible'

/** Whether the channel belongs to a conversation that the actor may see. */
export async function mayHearConversation(actor: Actor, channel: string): Promise<boolean> {
  const id = z.uuid().safeParse(conversationOf(channel))
  return id.success && conversationExists(actor, id.data)
}

/** Whether the conversation exists and the actor may see it. */
async function conversationExists(actor: Actor, id: string): Promise<boolean> {
  return (await findVisible(actor, id)) !== null
}
