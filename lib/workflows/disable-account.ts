import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { isPhotographer } from '@/lib/auth/rules/capabilities'
import {
  assertReassignable,
  reassignOpenBookings,
} from '@/lib/booking/bookings/commands/reassign-open-bookings'
import type { ReassignOutcome } from '@/lib/booking/bookings/schema/changes'
import { withdrawTimes } from '@/lib/calendar/availability/operations/withdraw-times'
import { slotsChanged } from '@/lib/calendar/availability/rules/slots'
import { disableAccount as disableAccountCommand } from '@/lib/people/accounts/commands/disable-account'
import { enableAccount as enableAccountCommand } from '@/lib/people/accounts/commands/enable-account'
import { db } from '@/lib/platform/data/db'
import { queuePush } from '@/lib/platform/jobs/outbox'

/**
 * Disables an account, releases its holds, and hides its slots. Then reassigns a photographer's open bookings to
 * `reassignTo`, if given; colleagues can take over the rest.
 * @throws see the command of this name and assertReassignable
 */
export async function disableAccount(
  actor: Actor,
  userId: string,
  reassignTo: string | null = null,
): Promise<ReassignOutcome | null> {
  const photographers = reassignTo === null ? null : { fromUserId: userId, toUserId: reassignTo }
  if (photographers) await assertReassignable(actor, photographers)
  await db().$transaction(async (tx) => {
    const { profileId } = await disableAccountCommand(tx, actor, userId)
    await withdrawTimes(tx, profileId)
  })
  return photographers && reassignOpenBookings(actor, photographers)
}

/** Reassigns a photographer's open bookings to a colleague. @throws see assertReassignable */
export function reassignBookings(
  actor: Actor,
  fromUserId: string,
  toUserId: string,
): Promise<ReassignOutcome> {
  return reassignOpenBookings(actor, { fromUserId, toUserId })
}

/** Enables an account, and shows a photographer's slots again. @throws see the command of this name */
export async function enableAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const account = await enableAccountCommand(tx, actor, userId)
    if (isPhotographer(account)) await queuePush(tx, slotsChanged)
  })
}
