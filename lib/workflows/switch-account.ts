import 'server-only'
import { disableAccount as disableAccountCommand } from '@/lib/accounts/commands/disable-account'
import { enableAccount as enableAccountCommand } from '@/lib/accounts/commands/enable-account'
import type { Actor } from '@/lib/auth/actor'
import { withdrawTimes } from '@/lib/availability/commands/withdraw-times'
import { slotsChanged } from '@/lib/availability/rules'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'

/** Disables an account and takes what it held, or offered, off the calendar. @throws as the command of that name does */
export async function disableAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { profileId } = await disableAccountCommand(tx, actor, userId)
    await withdrawTimes(tx, profileId)
  })
}

/** Enables an account; a photographer's free times are on offer again. @throws as the command of that name does */
export async function enableAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { role } = await enableAccountCommand(tx, actor, userId)
    if (role === 'PHOTOGRAPHER') await queuePush(tx, slotsChanged)
  })
}
