import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { sideOf } from '@/lib/auth/rules/capabilities'
import { saveDetailsLimit } from '@/lib/booking/access-details/limits'
import { lockShoot } from '@/lib/booking/access-details/operations/lock-shoot'
import { storeDetails } from '@/lib/booking/access-details/operations/store-details'
import { canEdit } from '@/lib/booking/access-details/rules/can-edit'
import { isEmpty } from '@/lib/booking/access-details/rules/no-details'
import { stageOf } from '@/lib/booking/access-details/rules/window'
import type { SaveAccessDetails } from '@/lib/booking/access-details/schema'
import { notEditableText } from '@/lib/booking/access-details/words'
import { bookingChanged } from '@/lib/booking/bookings/rules/moves'
import { db, type Transaction } from '@/lib/platform/data/db'
import { AppError, EditConflictError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { pushToUsers } from '@/lib/studio/notifications/operations/push-to-users'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Saves the access details of a booking; empty ones are removed. Refreshes the open pages of both sides.
 * @returns whether they were removed
 * @throws NotFoundError for anyone but the client and the photographer of the booking, AppError `conflict` after the shoot,
 * for a photographer who can't see the present ones, and when they changed since, `too-many-requests`
 */
export async function saveAccessDetails(
  actor: Actor,
  input: SaveAccessDetails,
): Promise<{ isRemoved: boolean }> {
  const { bookingId, shownVersion, ...details } = input
  await consumeAttempt(saveDetailsLimit, actor.profileId)
  const { timeZone } = await getStudio()
  await db().$transaction(async (tx) => {
    const { status, window } = await lockShoot(tx, actor, bookingId, timeZone)
    const present = await tx.accessDetails.findUnique({ where: { bookingId }, select: { version: true } })
    const shoot = { status, stage: stageOf(window, now()), hasDetails: present !== null }
    if (shownVersion !== (present?.version ?? 0)) throw new EditConflictError()
    if (!canEdit(sideOf(actor), shoot)) throw new AppError('conflict', notEditableText)
    await storeDetails(tx, actor, bookingId, details)
    await pushSaved(tx, bookingId)
  })
  return { isRemoved: isEmpty(details) }
}

async function pushSaved(tx: Transaction, bookingId: string): Promise<void> {
  const person = { select: { userId: true } }
  const { client, photographer } = await tx.booking.findUniqueOrThrow({
    where: { id: bookingId },
    select: { client: person, photographer: person },
  })
  await pushToUsers(tx, [client, photographer], bookingChanged, { bookingId })
}
