import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/db'

/** Whether the conversation exists and the actor may see it. */
export async function conversationExists(actor: Actor, id: string): Promise<boolean> {
  const found = await db().conversation.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: { id: true },
  })
  return found !== null
}
