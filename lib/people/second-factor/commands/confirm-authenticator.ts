import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import {
  consumeCodeAttempt,
  resetCodeAttempts,
} from '@/lib/people/second-factor/operations/consume-code-attempt'
import { parseCode } from '@/lib/people/second-factor/rules'
import { authenticatorTexts } from '@/lib/people/second-factor/words/factors'
import { codeTexts } from '@/lib/people/second-factor/words/sign-in'
import { db } from '@/lib/platform/data/db'
import { AppError, FieldError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { openSecret, stepOf } from './authenticator-secret'

/**
 * Makes the actor's new authenticator app a factor, with its first code.
 * @throws AppError `invalid` for a wrong code; `conflict` if nothing was started or it was confirmed before;
 * `too-many-requests`
 */
export async function confirmAuthenticator({ userId }: Actor, typed: string, address: string): Promise<void> {
  const origin = { userId, address, deviceId: null }
  await consumeCodeAttempt(origin)
  const started = await db().authenticator.findFirst({ where: { userId, confirmedAt: null } })
  if (!started) throw new AppError('conflict', authenticatorTexts.gone)
  const code = parseCode(typed)
  const { sealedSecret } = started
  const lastStep = code?.kind === 'authenticator' ? stepOf(openSecret(sealedSecret, userId), code.code) : null
  if (lastStep === null) throw new FieldError('code', codeTexts.wrong)
  await db().$transaction(async (tx) => {
    const { count } = await tx.authenticator.updateMany({
      where: { userId, sealedSecret, confirmedAt: null },
      data: { confirmedAt: now(), lastStep, lastUsedAt: now() },
    })
    if (count === 0) throw new AppError('conflict', authenticatorTexts.gone)
    await announceChange(tx, userId, 'authenticator.added')
  })
  await resetCodeAttempts(origin)
}
