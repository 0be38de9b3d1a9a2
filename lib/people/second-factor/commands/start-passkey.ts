import 'server-only'
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server'
import type { Actor } from '@/lib/auth/actor'
import { challengeLimit, challengeMinutes, passkeyLimits } from '@/lib/people/second-factor/limits'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { consumeAttempt } from '@/lib/platform/web/rate-limit'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { saveChallenge } from './passkey-challenge'
import { relyingParty } from './relying-party'

/**
 * Prepares a new passkey. It must verify its person and be discoverable, so that it can sign in without an email address.
 * @throws AppError `conflict` for too many passkeys; `too-many-requests`
 */
export async function startPasskey(
  actor: Actor,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; secret: string }> {
  const { userId, email, fullName } = actor
  await consumeAttempt(challengeLimit, userId)
  const passkeys = await db().passkey.findMany({ where: { userId }, select: { credentialId: true } })
  if (passkeys.length >= passkeyLimits.count) throw new AppError('conflict', passkeyTexts.tooMany)
  const options = await generateRegistrationOptions({
    rpName: (await getStudio()).name,
    rpID: relyingParty().id,
    userID: Uint8Array.from(Buffer.from(userId.replaceAll('-', ''), 'hex')),
    userName: email,
    userDisplayName: fullName,
    attestationType: 'none',
    timeout: challengeMinutes * 60_000,
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const secret = await saveChallenge({ challenge: options.challenge, purpose: 'REGISTER', userId })
  return { options, secret }
}
