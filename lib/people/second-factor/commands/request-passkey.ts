import 'server-only'
import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { challengeLimit, challengeMinutes } from '@/lib/people/second-factor/limits'
import { db } from '@/lib/platform/data/db'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { saveChallenge } from './passkey-challenge'
import { relyingParty } from './relying-party'

/**
 * Prepares signing in, or confirming a session, with a passkey.
 * @param userId the account whose passkeys are accepted; null for any, before anyone is known
 * @throws AppError `too-many-requests`
 */
export async function requestPasskey(
  purpose: 'SIGN_IN' | 'CONFIRM',
  userId: string | null,
  address: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; secret: string }> {
  await consumeAttempt(challengeLimit, address)
  const passkeys = userId
    ? await db().passkey.findMany({ where: { userId }, select: { credentialId: true, transports: true } })
    : []
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  const secret = await saveChallenge({ challenge: options.challenge, purpose, userId })
  return { options, secret }
}
