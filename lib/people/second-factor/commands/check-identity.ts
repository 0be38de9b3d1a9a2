import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { verifyPassword } from '@/lib/auth/password'
import { hasSecondFactor } from '@/lib/auth/read-factors'
import { codeTexts, confirmTexts } from '@/lib/people/second-factor/words/sign-in'
import { db } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import type { RateLimit } from '@/lib/platform/web/rate-limit-type'
import { verifyCode } from './verify-code'

/** Limits guesses by someone who found an open session; shared with changing the password. */
const passwordLimit: RateLimit = { name: 'current-password', attempts: 10, seconds: 15 * 60 }

/**
 * Checks the actor's password and, if the account has a second factor, a code.
 * @throws AppError `invalid` under the wrong field; `too-many-requests`
 */
export async function checkIdentity(
  { userId }: Actor,
  input: { password: string; code?: string },
  address: string,
): Promise<void> {
  await consumeAttempt(passwordLimit, userId)
  const { passwordHash } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (!(await verifyPassword(passwordHash, input.password))) {
    throw new FieldError('password', confirmTexts.wrongPassword)
  }
  if (!(await hasSecondFactor(userId))) return
  if (!input.code) throw new FieldError('code', codeTexts.missing)
  await verifyCode({ userId, address, deviceId: null }, input.code)
}
