import 'server-only'
import { disableAccount } from '@/lib/accounts/commands/disable-account'
import { enableAccount } from '@/lib/accounts/commands/enable-account'
import type { Actor } from '@/lib/auth/actor'
import { withdrawTimes } from '@/lib/availability/commands/withdraw-times'
import { slotsChanged } from '@/lib/availability/rules'
import { db } from '@/lib/platform/db'
import { queuePush } from '@/lib/platform/outbox'

/** Disables an account and takes what it held, or offered, off the calendar. @throws as disableAccount does */
export async function closeAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { profileId } = await disableAccount(tx, actor, userId)
    await withdrawTimes(tx, profileId)
  })
}

/** Enables an account; a photographer's free times are on offer again. @throws as enableAccount does */
export async function reopenAccount(actor: Actor, userId: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const { role } = await enableAccount(tx, actor, userId)
    if (role === 'PHOTOGRAPHER') await queuePush(tx, slotsChanged)
  })
}
