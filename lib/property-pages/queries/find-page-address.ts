import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { NotFoundError } from '@/lib/platform/errors'
import { editableBy } from '@/lib/property-pages/policy'
import { pagePath } from '@/lib/property-pages/rules/addresses'

/** Returns the URL of a page and its slug. @throws NotFoundError unless the actor may edit it */
export async function findPageAddress(actor: Actor, pageId: string): Promise<{ url: string; slug: string }> {
  const page = await db().propertyPage.findFirst({
    where: { id: pageId, delivery: editableBy(actor) },
    select: { slug: true },
  })
  if (!page) throw new NotFoundError('Property not found')
  return { url: env().APP_URL + pagePath(page.slug), slug: page.slug }
}
