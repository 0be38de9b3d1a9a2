import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { recordAudit } from '@/lib/platform/audit'
import { db } from '@/lib/platform/db'
import { consumeAttempt } from '@/lib/platform/rate-limit'
import { addLink } from '@/lib/sellers/operations/add-link'
import { createLinkLimit } from '@/lib/sellers/rate-limits'
import type { NewLink } from '@/lib/sellers/schema'
import { getStudio } from '@/lib/studio/queries/get-studio'

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
