import 'server-only'
import { cache } from 'react'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { publicOn } from '@/lib/property-pages/policy'
import { isSlug } from '@/lib/property-pages/rules/slug'
import type { PropertyPage } from '@/lib/property-pages/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'
import { pageFields, toPropertyPage } from './select-page'

export type FoundPage = {
  page: PropertyPage
  /** The client, whose own views aren't counted. */
  clientId: string
}

/** Finds the page at this address as visitors see it; null unless it's public now. Cached per request. */
export const findPublicPage = cache(async (slug: string): Promise<FoundPage | null> => {
  if (!isSlug(slug)) return null
  const studio = await getStudio()
  const row = await db().propertyPage.findFirst({
    where: { AND: [{ slug }, publicOn(todayIn(studio.timeZone))] },
    select: pageFields,
  })
  if (!row || !isUnlocked(row.delivery.invoices)) return null
  return { page: toPropertyPage(row, studio), clientId: row.delivery.booking.clientId }
})
