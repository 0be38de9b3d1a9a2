import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { conversationOf } from '@/lib/messaging/rules/conversation'
import { conversationExists } from './conversation-exists'

/** Whether the channel belongs to a conversation that the actor may see. */
export async function mayHearConversation(actor: Actor, channel: string): Promise<boolean> {
  const id = z.uuid().safeParse(conversationOf(channel))
  return id.success && conversationExists(actor, id.data)
}
