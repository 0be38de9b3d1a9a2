import 'server-only'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { publicOn } from '@/lib/photos/property-pages/policy'
import { type OpenHouse, PageContent } from '@/lib/photos/property-pages/schema/editing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

export type FoundOpenHouse = { openHouse: OpenHouse; address: string; changedAt: Date; timeZone: string }

/** Finds an open house of a page that is public now. @throws NotFoundError if there's none */
export async function findOpenHouse(wanted: {
  pageId: string
  openHouseId: string
}): Promise<FoundOpenHouse> {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: wanted.pageId }, publicOn(todayIn(timeZone))] },
    select: {
      content: true,
      updatedAt: true,
      delivery: {
        select: {
          invoices: latestPayment,
          booking: { select: { importedAt: true, propertyAddress: true } },
        },
      },
    },
  })
  if (!page || !isUnlocked(page.delivery)) throw new NotFoundError('Open house not found')
  const openHouse = PageContent.parse(page.content).openHouses.find(({ id }) => id === wanted.openHouseId)
  if (!openHouse) throw new NotFoundError('Open house not found')
  return { openHouse, address: page.delivery.booking.propertyAddress, changedAt: page.updatedAt, timeZone }
}
