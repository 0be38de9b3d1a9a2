import 'server-only'
import { challengeMinutes } from '@/lib/people/second-factor/limits'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { createSecret, hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'
import type { PasskeyPurpose } from '@/prisma/generated/enums'

type Challenge = { challenge: string; purpose: PasskeyPurpose; userId: string | null }

/** Stores a challenge. @returns the secret for the cookie of the browser that may use it */
export async function saveChallenge(challenge: Challenge): Promise<string> {
  const { secret, secretHash } = createSecret()
  const expiresAt = new Date(now().getTime() + challengeMinutes * 60_000)
  await db().passkeyChallenge.create({ data: { ...challenge, secretHash, expiresAt } })
  return secret
}

/**
 * Uses up a browser's challenge, whether or not its signature turns out to be right.
 * @throws AppError `conflict` without one, or after it was used, has expired, or was for something else
 */
export async function spendChallenge(
  secret: string | null,
  purpose: PasskeyPurpose,
): Promise<{ challenge: string; userId: string | null }> {
  const [spent] = await db().$queryRaw<{ challenge: string; userId: string | null }[]>`
    DELETE FROM passkey_challenges
    WHERE secret_hash = ${hashSecret(secret ?? '')} AND purpose::text = ${purpose} AND expires_at > ${now()}
    RETURNING challenge, user_id AS "userId"`
  if (!spent) throw new AppError('conflict', passkeyTexts.invalid)
  return spent
}
