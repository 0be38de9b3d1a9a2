import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { editableBy } from '@/lib/photos/property-pages/policy'
import { editorPath, pagePath, tourPath } from '@/lib/photos/property-pages/rules/addresses'
import { stateOf } from '@/lib/photos/property-pages/rules/page-state'
import type { PageLinks } from '@/lib/photos/property-pages/schema/editing'
import { db } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { dateFromDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds the links of a delivery's page for those who may edit it; null for anyone else. */
export async function findPageLinks(actor: Actor, deliveryId: string): Promise<PageLinks | null> {
  const { timeZone } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, editableBy(actor)] },
    select: {
      bookingId: true,
      invoices: latestPayment,
      booking: { select: { importedAt: true } },
      page: { select: { slug: true, published: true, expiresOn: true } },
    },
  })
  if (!row) return null
  const { bookingId, page } = row
  const expiresOn = page?.expiresOn ? dateFromDatabase(page.expiresOn) : null
  const state = stateOf(
    { published: page?.published ?? false, expiresOn, unlocked: isUnlocked(row) },
    todayIn(timeZone),
  )
  const origin = env().APP_URL
  return {
    editor: editorPath({ bookingId, deliveryId }),
    public:
      page && state === 'public'
        ? { pageUrl: origin + pagePath(page.slug), tourUrl: origin + tourPath(page.slug) }
        : null,
  }
}
