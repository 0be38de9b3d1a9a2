import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { discardMediaFilesWithin } from '@/lib/photos/media/operations/discard-media-files'
import { db } from '@/lib/platform/data/db'

/** Deletes the actor's films and documents that weren't sent; skips all others. */
export async function discardMediaFiles(actor: Actor, mediaIds: string[]): Promise<void> {
  await db().$transaction((tx) => discardMediaFilesWithin(tx, actor, mediaIds))
}
