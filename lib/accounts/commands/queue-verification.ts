import 'server-only'
import { createLinkSecret } from '@/lib/accounts/link-secret'
import { verificationHours } from '@/lib/accounts/rules'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queueMail } from '@/lib/platform/outbox'

/** Makes a single-use verification link, valid for 24 hours, and queues its mail in the caller's transaction. */
export async function queueVerification(
  tx: Transaction,
  user: { id: string; email: string; fullName: string },
): Promise<void> {
  const { secret, secretHash } = createLinkSecret()
  const expiresAt = new Date(now().getTime() + verificationHours * 60 * 60 * 1000)
  await tx.accountToken.create({ data: { userId: user.id, purpose: 'VERIFY_EMAIL', secretHash, expiresAt } })
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'verify-email',
    props: { fullName: user.fullName, link: `${env().APP_URL}/auth/verify?token=${secret}` },
  })
}
