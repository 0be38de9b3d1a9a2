import 'server-only'
import { createHash } from 'node:crypto'
import { cache } from 'react'
import type { Actor } from '@/lib/auth/actor'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { visibleTo } from '@/lib/photos/property-pages/policy'
import { isSlug } from '@/lib/photos/property-pages/rules/slug'
import type { PropertyPage } from '@/lib/photos/property-pages/schema/pages'
import { db } from '@/lib/platform/data/db'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { pageFields, toPropertyPage } from './select-page'

export type FoundPage = {
  page: PropertyPage
  /** The client, whose own views aren't counted. */
  clientId: string
  /** Changes with anything that the page or its tour shows, and with the studio's settings. */
  fingerprint: string
  /** Set if visitors don't see the page. */
  preview: { deliveryId: string; bookingId: string } | null
}

/** Finds the page at this address as visitors see it; null unless it's public now. */
export function findPublicPage(slug: string): Promise<FoundPage | null> {
  return findPage(slug, null)
}

/** Finds the page at this address; null unless the actor sees it now. Cached per request. */
export const findPage = cache(async (slug: string, actor: Actor | null): Promise<FoundPage | null> => {
  if (!isSlug(slug)) return null
  const studio = await getStudio()
  const today = todayIn(studio.timeZone)
  const row = await db().propertyPage.findFirst({
    where: { AND: [{ slug }, visibleTo(actor, today)] },
    select: pageFields,
  })
  if (!row || !isUnlocked(row.delivery)) return null
  const page = toPropertyPage(row, studio)
  const isPublic = row.published && (row.expiresOn === null || dateFromDatabase(row.expiresOn) >= today)
  return {
    page,
    clientId: row.delivery.booking.clientId,
    fingerprint: createHash('sha256')
      .update(JSON.stringify([page, studio]))
      .digest('base64url'),
    preview: isPublic ? null : { deliveryId: row.delivery.id, bookingId: row.delivery.bookingId },
  }
})
