import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { putAvatar } from './avatar-file'

/** Removes the actor's photo. Idempotent. */
export async function removeAvatar(actor: Actor): Promise<void> {
  await db().$transaction((tx) => putAvatar(tx, actor))
}
