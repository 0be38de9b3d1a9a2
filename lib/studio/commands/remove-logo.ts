import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { AppError } from '@/lib/platform/errors'
import { canManageStudio } from '@/lib/studio/policy'
import { putLogo } from './logo-file'

/** Takes the studio's logo away: the product's mark and the studio's name stand in its place. */
export async function removeLogo(actor: Actor): Promise<void> {
  if (!canManageStudio(actor)) throw new AppError('forbidden', 'Only photographers change the settings.')
  await db().$transaction((tx) => putLogo(tx, actor, null))
}
