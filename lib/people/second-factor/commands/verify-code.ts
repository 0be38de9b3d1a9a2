import 'server-only'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import {
  type CodeOrigin,
  consumeCodeAttempt,
  resetCodeAttempts,
} from '@/lib/people/second-factor/operations/consume-code-attempt'
import { parseCode } from '@/lib/people/second-factor/rules'
import { describeCodesLeft } from '@/lib/people/second-factor/words/factors'
import { codeTexts } from '@/lib/people/second-factor/words/sign-in'
import { db } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { openSecret, stepOf } from './authenticator-secret'
import { hashRecoveryCode } from './recovery-code'

/**
 * Uses up an authenticator app's code or a recovery code. Of concurrent uses of one code, one succeeds.
 * @throws AppError `invalid` under `code` for a wrong or used code; `too-many-requests` before it's checked
 */
export async function verifyCode(origin: CodeOrigin, typed: string): Promise<void> {
  await consumeCodeAttempt(origin)
  const parsed = parseCode(typed)
  const { userId } = origin
  const isRight =
    parsed?.kind === 'recovery'
      ? await spendRecoveryCode(userId, parsed.code)
      : parsed !== null && (await spendAuthenticatorCode(userId, parsed.code))
  if (!isRight) throw new FieldError('code', codeTexts.wrong)
  await resetCodeAttempts(origin)
}

async function spendAuthenticatorCode(userId: string, code: string): Promise<boolean> {
  const authenticator = await db().authenticator.findFirst({ where: { userId, confirmedAt: { not: null } } })
  if (!authenticator) return false
  const { sealedSecret } = authenticator
  const step = stepOf(openSecret(sealedSecret, userId), code)
  if (step === null) return false
  // The condition and the new step are one statement, so a replayed code never passes.
  const { count } = await db().authenticator.updateMany({
    where: { userId, sealedSecret, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step, lastUsedAt: now() },
  })
  return count > 0
}

async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId, codeHash: hashRecoveryCode(userId, code), usedAt: null },
      data: { usedAt: now() },
    })
    if (count === 0) return false
    const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } })
    await announceChange(tx, userId, 'recovery-code.used', describeCodesLeft(left))
    return true
  })
}
