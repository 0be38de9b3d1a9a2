import 'server-only'
import type { FactorKinds } from '@/lib/factors/schema'
import { db } from '@/lib/platform/db'

/** Returns which second factors an account has. Recovery codes alone are none. */
export async function readFactors(userId: string): Promise<FactorKinds> {
  const { authenticator, passkeys } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    select: { authenticator: { select: { confirmedAt: true } }, passkeys: { select: { id: true }, take: 1 } },
  })
  return { hasAuthenticator: authenticator?.confirmedAt != null, hasPasskey: passkeys.length > 0 }
}

/** Whether signing in to an account takes more than its password. */
export async function hasSecondFactor(userId: string): Promise<boolean> {
  const { hasAuthenticator, hasPasskey } = await readFactors(userId)
  return hasAuthenticator || hasPasskey
}
