import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isUnlocked } from '@/lib/deliveries/rules/gallery'
import { latestPayment } from '@/lib/invoices/rules/coverage'
import { todayIn } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { visibleTo } from '@/lib/property-pages/policy'
import { PageContent } from '@/lib/property-pages/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
          booking: { select: { client: { select: { avatarFile: { select: { key: true } } } } } },
        },
      },
    },
  })
  const key = page?.delivery.booking.client.avatarFile?.key
  const isShown =
    page && isUnlocked(page.delivery.invoices) && PageContent.parse(page.content).agent.showsPhoto
  if (!isShown || !key) throw new NotFoundError('Photo not found')
  return key
}
