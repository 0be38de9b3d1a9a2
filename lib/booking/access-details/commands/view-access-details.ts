import 'server-only'
import { type Actor, mayEnter } from '@/lib/auth/actor'
import { viewDetailsLimit } from '@/lib/booking/access-details/limits'
import { lockShoot } from '@/lib/booking/access-details/operations/lock-shoot'
import { openDetails } from '@/lib/booking/access-details/operations/seal-details'
import { viewableBy } from '@/lib/booking/access-details/policy'
import { stageOf } from '@/lib/booking/access-details/rules/window'
import type { ViewedDetails } from '@/lib/booking/access-details/schema'
import { explainStage, noAccessDetailsText, unreadableDetailsText } from '@/lib/booking/access-details/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Returns the access details of a booking, and records the view in the audit log. The only way to read them.
 * @throws NotFoundError for anyone but the client and the photographer of the booking, AppError `conflict` for the
 * photographer outside the window, and when there are none, `unavailable` when they can't be decrypted,
 * `too-many-requests`
 */
export async function viewAccessDetails(actor: Actor, bookingId: string): Promise<ViewedDetails> {
  await consumeAttempt(viewDetailsLimit, actor.profileId)
  const { timeZone } = await getStudio()
  return db().$transaction(async (tx) => {
    const { status, window } = await lockShoot(tx, actor, bookingId, timeZone)
    const at = now()
    const isPhotographer = mayEnter('photographer', actor)
    const stage = stageOf(window, at)
    if (isPhotographer && (stage !== 'open' || status === 'CANCELLED')) {
      const hasDetails = (await tx.accessDetails.count({ where: { bookingId } })) > 0
      const from = formatInstantInZone(window.from, timeZone)
      throw new AppError('conflict', hasDetails ? explainStage(status, stage, from) : noAccessDetailsText)
    }
    const row = await tx.accessDetails.findFirst({
      where: { bookingId, booking: viewableBy(actor, at, timeZone) },
      select: { sealed: true, version: true },
    })
    if (!row) throw new AppError('conflict', noAccessDetailsText)
    const details = openDetails(bookingId, row.sealed)
    if (!details) throw new AppError('unavailable', unreadableDetailsText)
    await recordAudit(tx, actor, 'access-details.viewed', bookingId)
    return { details, version: row.version }
  })
}
