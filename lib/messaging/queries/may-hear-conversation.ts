import 'server-only'
import { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { conversationOf } from '@/lib/messaging/rules/characters'
import { db } from '@/lib/platform/db'

/** Whether the channel belongs to a conversation that the actor may see. */
export async function mayHearConversation(actor: Actor, channel: string): Promise<boolean> {
  const id = z.uuid().safeParse(conversationOf(channel))
  if (!id.success) return false
  const where = { AND: [{ id: id.data }, visibleTo(actor)] }
  return (await db().conversation.count({ where })) > 0
}
