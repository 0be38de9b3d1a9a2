import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { createLinkLimit } from '@/lib/booking/sellers/limits'
import { addLink } from '@/lib/booking/sellers/operations/add-link'
import type { NewLink } from '@/lib/booking/sellers/schema'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Creates a link for the seller, which can't be shown again. @throws see addLink; AppError `too-many-requests` */
export async function createLink(actor: Actor, bookingId: string): Promise<NewLink> {
  await consumeAttempt(createLinkLimit, actor.profileId)
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const url = await addLink(tx, actor, bookingId, timeZone)
    await recordAudit(tx, actor, 'seller-link.created', bookingId)
    return { url }
  })
}
