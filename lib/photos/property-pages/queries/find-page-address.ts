import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { editableBy } from '@/lib/photos/property-pages/policy'
import { pagePath } from '@/lib/photos/property-pages/rules/addresses'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { NotFoundError } from '@/lib/platform/errors'

/** Returns the URL of a page and its slug. @throws NotFoundError unless the actor may edit it */
export async function findPageAddress(actor: Actor, pageId: string): Promise<{ url: string; slug: string }> {
  const page = await db().propertyPage.findFirst({
    where: { id: pageId, delivery: editableBy(actor) },
    select: { slug: true },
  })
  if (!page) throw new NotFoundError('Property not found')
  return { url: env().APP_URL + pagePath(page.slug), slug: page.slug }
}
