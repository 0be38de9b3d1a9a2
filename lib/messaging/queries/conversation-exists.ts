import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { findVisible } from './find-visible'

/** Whether the conversation exists and the actor may see it. */
export async function conversationExists(actor: Actor, id: string): Promise<boolean> {
  return (await findVisible(actor, id)) !== null
}
