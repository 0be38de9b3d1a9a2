import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { recoveryCodes } from '@/lib/people/second-factor/limits'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import { groupByFour } from '@/lib/people/second-factor/rules'
import { recoveryTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockUser } from './lock-user'
import { createRecoveryCode, hashRecoveryCode } from './recovery-code'

/**
 * Replaces the actor's recovery codes.
 * @returns the new codes, which can't be read again
 * @throws AppError `conflict` for an account without a factor
 */
export async function replaceRecoveryCodes({ userId }: Actor): Promise<string[]> {
  if (!(await hasSecondFactor(userId))) throw new AppError('conflict', recoveryTexts.noFactor)
  const codes = Array.from({ length: recoveryCodes.count }, createRecoveryCode)
  await db().$transaction(async (tx) => {
    await lockUser(tx, userId)
    await tx.recoveryCode.deleteMany({ where: { userId } })
    await tx.recoveryCode.createMany({
      data: codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })),
    })
    await announceChange(tx, userId, 'recovery-codes.created')
  })
  return codes.map(groupByFour)
}
