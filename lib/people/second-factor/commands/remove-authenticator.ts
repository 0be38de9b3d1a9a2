import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import { authenticatorTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { clearWithoutFactor } from './clear-without-factor'

/** Removes the actor's authenticator app. @throws AppError `conflict` if there is none */
export async function removeAuthenticator({ userId }: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const { count } = await tx.authenticator.deleteMany({ where: { userId, confirmedAt: { not: null } } })
    if (count === 0) throw new AppError('conflict', authenticatorTexts.gone)
    await clearWithoutFactor(tx, userId)
    await announceChange(tx, userId, 'authenticator.removed')
  })
}
