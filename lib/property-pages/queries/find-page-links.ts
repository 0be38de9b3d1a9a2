import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { latestPayment } from '@/lib/invoices/rules/coverage'
import { dateFromDatabase } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { editableBy } from '@/lib/property-pages/policy'
import { editorPath, pagePath, tourPath } from '@/lib/property-pages/rules/addresses'
import { stateOf } from '@/lib/property-pages/rules/page-state'
import type { PageLinks } from '@/lib/property-pages/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Finds the links of a delivery's page for those who may edit it; null for anyone else. */
export async function findPageLinks(actor: Actor, deliveryId: string): Promise<PageLinks | null> {
  const { timeZone } = await getStudio()
  const row = await db().mediaDelivery.findFirst({
    where: { AND: [{ id: deliveryId }, editableBy(actor)] },
    select: {
      bookingId: true,
      invoices: latestPayment,
      page: { select: { slug: true, published: true, expiresOn: true } },
    },
  })
  if (!row) return null
  const { bookingId, invoices, page } = row
  const expiresOn = page?.expiresOn ? dateFromDatabase(page.expiresOn) : null
  const state = stateOf(
    { published: page?.published ?? false, expiresOn, unlocked: isUnlocked(invoices) },
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
