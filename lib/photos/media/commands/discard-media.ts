import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { discardMediaWithin } from '@/lib/photos/media/operations/discard-media'
import { db } from '@/lib/platform/data/db'

/** Deletes the actor's films and documents that weren't sent; skips all others. */
export async function discardMedia(actor: Actor, mediaIds: string[]): Promise<void> {
  await db().$transaction((tx) => discardMediaWithin(tx, actor, mediaIds))
}
