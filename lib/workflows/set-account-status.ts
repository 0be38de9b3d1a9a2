import 'server-only'
import { disableAccount as disableAccountCommand } from '@/lib/accounts/commands/disable-account'
import { enableAccount as enableAccountCommand } from '@/lib/accounts/commands/enable-account'
import type { Actor } from '@/lib/auth/actor'
import { withdrawTimes } from '@/lib/availability/commands/withdraw-times'
import { slotsChanged } from '@/lib/availability/rules'
import { assertHandOver, handOverOpenWork } from '@/lib/bookings/commands/hand-over-open-work'
import type { HandOverOutcome } from '@/lib/bookings/schema'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'

/**
 * Disables an account and takes what it held, or offered, off the calendar. Afterwards hands a photographer's open
 * bookings over, when the owner has named who gets them; whatever stays can be taken over by any colleague.
 * @throws as the command of that name and assertHandOver do
 */
export async function disableAccount(
  actor: Actor,
  userId: string,
  handOverTo: string | null = null,
): Promise<HandOverOutcome | null> {
  const photographers = handOverTo === null ? null : { fromUserId: userId, toUserId: handOverTo }
  if (photographers) await assertHandOver(actor, photographers)
  await db().$transaction(async (tx) => {
    const { profileId } = await disableAccountCommand(tx, actor, userId)
    await withdrawTimes(tx, profileId)
  })
  return photographers && handOverOpenWork(actor, photographers)
}

/** Hands everything a photographer has still to do over to a colleague. @throws as assertHandOver does */
export function handOverWork(actor: Actor, fromUserId: string, toUserId: string): Promise<HandOverOutcome> {
  return handOverOpenWork(actor, { fromUserId, toUserId })
}

/** Enables an account; a photographer's free times are on offer again. @throws as the command of that name does */
export async function enableAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { role } = await enableAccountCommand(tx, actor, userId)
    if (role === 'PHOTOGRAPHER') await queuePush(tx, slotsChanged)
  })
}
