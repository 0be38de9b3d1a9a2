import 'server-only'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Actor } from '@/lib/auth/actor'
import { passkeyLimits } from '@/lib/people/second-factor/limits'
import { announceChange } from '@/lib/people/second-factor/operations/announce-change'
import type { Registration } from '@/lib/people/second-factor/schema'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { lockUser } from './lock-user'
import { spendChallenge } from './passkey-challenge'
import { relyingParty } from './relying-party'

type NewPasskey = { name: string; response: Registration }

/**
 * Adds a passkey to the actor's account.
 * @param secret the cookie's, of the browser that started it
 * @throws AppError `conflict` for a used or expired challenge, a wrong signature, or a passkey that was added before
 */
export async function addPasskey(
  { userId }: Actor,
  { name, response }: NewPasskey,
  secret: string | null,
): Promise<void> {
  const spent = await spendChallenge(secret, 'REGISTER')
  if (spent.userId !== userId) throw invalidPasskey()
  const { id, publicKey, counter, transports = [] } = await verify(response, spent.challenge)
  await db().$transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await tx.passkey.count({ where: { userId } })) >= passkeyLimits.count) {
      throw new AppError('conflict', passkeyTexts.tooMany)
    }
    const { count } = await tx.passkey.createMany({
      data: [{ userId, name, credentialId: id, publicKey, counter, transports }],
      skipDuplicates: true,
    })
    if (count === 0) throw invalidPasskey()
    await announceChange(tx, userId, 'passkey.added', name)
  })
}

async function verify(response: Registration, expectedChallenge: string) {
  const { id, origin } = relyingParty()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (registrationInfo) return registrationInfo.credential
  } catch {
    // The library throws for anything that the specification rejects.
  }
  throw invalidPasskey()
}

function invalidPasskey(): AppError {
  return new AppError('conflict', passkeyTexts.invalid)
}
