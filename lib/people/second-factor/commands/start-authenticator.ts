import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { authenticatorTexts } from '@/lib/people/second-factor/words/factors'
import { db } from '@/lib/platform/data/db'
import { AppError } from '@/lib/platform/errors'
import { createSealedSecret } from './authenticator-secret'

/**
 * Creates a new secret for the actor's authenticator app, which isn't a factor yet.
 * @throws AppError `conflict` if the account has an app
 */
export async function startAuthenticator({ userId }: Actor): Promise<void> {
  const sealedSecret = createSealedSecret(userId)
  const started = await db().$executeRaw`
    INSERT INTO authenticators (user_id, sealed_secret) VALUES (${userId}::uuid, ${sealedSecret})
    ON CONFLICT (user_id) DO UPDATE SET sealed_secret = EXCLUDED.sealed_secret
    WHERE authenticators.confirmed_at IS NULL`
  if (started === 0) throw new AppError('conflict', authenticatorTexts.exists)
}
