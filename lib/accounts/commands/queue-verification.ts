import 'server-only'
import { verificationHours } from '@/lib/accounts/rules'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queueMail } from '@/lib/platform/outbox'
import { createLink } from './create-link'

/** Makes a single-use verification link, valid for 24 hours, and queues its mail in the caller's transaction. */
export async function queueVerification(
  tx: Transaction,
  user: { id: string; email: string; fullName: string },
): Promise<void> {
  const secret = await createLink(tx, { userId: user.id, purpose: 'VERIFY_EMAIL', hours: verificationHours })
  await queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'verify-email',
    props: { fullName: user.fullName, link: `${env().APP_URL}/auth/verify?token=${secret}` },
  })
}
