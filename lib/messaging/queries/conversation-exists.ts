import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { visibleTo } from '@/lib/messaging/policy'
import { db } from '@/lib/platform/db'

/** Whether there is such a conversation that the actor may see. */
export async function conversationExists(actor: Actor, id: string): Promise<boolean> {
  const found = await db().conversation.findFirst({
    where: { AND: [{ id }, visibleTo(actor)] },
    select: { id: true },
  })
  return found !== null
}
