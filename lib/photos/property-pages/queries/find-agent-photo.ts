import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { latestPayment } from '@/lib/billing/invoices/rules/coverage'
import { isUnlocked } from '@/lib/photos/deliveries/rules/gallery'
import { visibleTo } from '@/lib/photos/property-pages/policy'
import { PageContent } from '@/lib/photos/property-pages/schema/editing'
import { db } from '@/lib/platform/data/db'
import { NotFoundError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Finds the storage key of the agent's photo on a page that the actor sees now. @throws NotFoundError unless it's shown */
export async function findAgentPhoto(actor: Actor | null, pageId: string): Promise<string> {
  const { timeZone } = await getStudio()
  const page = await db().propertyPage.findFirst({
    where: { AND: [{ id: pageId }, visibleTo(actor, todayIn(timeZone))] },
    select: {
      content: true,
      delivery: {
        select: {
          invoices: latestPayment,
          booking: {
            select: { importedAt: true, client: { select: { avatarFile: { select: { key: true } } } } },
          },
        },
      },
    },
  })
  const key = page?.delivery.booking.client.avatarFile?.key
  const isShown = page && isUnlocked(page.delivery) && PageContent.parse(page.content).agent.showsPhoto
  if (!isShown || !key) throw new NotFoundError('Photo not found')
  return key
}
