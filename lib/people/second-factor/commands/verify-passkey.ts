import 'server-only'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { mayBeSignedIn } from '@/lib/auth/demo-accounts'
import type { SessionClaim } from '@/lib/auth/session-cookie'
import type { Assertion } from '@/lib/people/second-factor/schema'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { now } from '@/lib/platform/time/clock'
import { spendChallenge } from './passkey-challenge'
import { relyingParty } from './relying-party'

type Owner = SessionClaim & { email: string }

/**
 * Checks a passkey's signature and uses up its challenge. Of concurrent uses of one challenge, one succeeds.
 * @param secret the cookie's, of the browser that asked for it
 * @returns the passkey's owner
 * @throws AppError `conflict` for a used or expired challenge, an unknown passkey, one of another account than the
 * challenge's, a wrong signature, or a count that went backward, as a copied authenticator's does
 */
export async function verifyPasskey(
  purpose: 'SIGN_IN' | 'CONFIRM',
  response: Assertion,
  secret: string | null,
): Promise<Owner> {
  const { challenge, userId } = await spendChallenge(secret, purpose)
  const passkey = await db().passkey.findFirst({
    where: { credentialId: response.id, user: mayBeSignedIn() },
    select: {
      id: true,
      userId: true,
      publicKey: true,
      counter: true,
      user: { select: { email: true, sessionVersion: true } },
    },
  })
  if (!passkey || (userId && passkey.userId !== userId)) throw invalidPasskey()
  const counter = await verifySignature(response, challenge, passkey)
  const { count } = await db().passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter, lastUsedAt: now() },
  })
  if (count === 0) throw invalidPasskey()
  const { email, sessionVersion } = passkey.user
  return { userId: passkey.userId, sessionVersion, email }
}

async function verifySignature(
  response: Assertion,
  expectedChallenge: string,
  { publicKey, counter }: { publicKey: Uint8Array; counter: bigint },
): Promise<number> {
  const { id, origin } = relyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: { id: response.id, publicKey: Uint8Array.from(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    if (verified) return authenticationInfo.newCounter
  } catch {
    // The library throws for anything that the specification rejects.
  }
  throw invalidPasskey()
}

function invalidPasskey(): AppError {
  return new AppError('conflict', passkeyTexts.invalid)
}
