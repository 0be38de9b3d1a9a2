import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { canManageStudio } from '@/lib/studio/settings/policy'
import { putLogo } from './logo-file'

/** Removes the studio's logo; the product's logo and the studio's name are shown instead. */
export async function removeLogo(actor: Actor): Promise<void> {
  if (!canManageStudio(actor)) throw new ForbiddenError()
  await db().$transaction((tx) => putLogo(tx, actor, null))
}
