import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { codesOf, readSecret } from '@/lib/people/second-factor/commands/authenticator-secret'
import { groupByFour } from '@/lib/people/second-factor/rules'
import type { AuthenticatorSetup } from '@/lib/people/second-factor/schema'
import { db } from '@/lib/platform/data/db'
import { drawQrCode } from '@/lib/platform/web/qr-code'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the secret of the authenticator app that the actor is adding; null if they didn't start, or have confirmed it. */
export async function readAuthenticatorSetup({ userId, email }: Actor): Promise<AuthenticatorSetup | null> {
  const [started, { name }] = await Promise.all([
    db().authenticator.findFirst({ where: { userId, confirmedAt: null }, select: { sealedSecret: true } }),
    getStudio(),
  ])
  const secret = started && readSecret(started.sealedSecret, userId)
  if (!secret) return null
  const address = codesOf(secret, { issuer: name, label: email }).toString()
  return { secret: groupByFour(secret).replaceAll('-', ' '), qrCode: drawQrCode(address) }
}
