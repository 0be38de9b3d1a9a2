import 'server-only'
import { verificationHours } from '@/lib/people/accounts/limits'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { createLink } from './create-link'

/**
 * Creates a single-use verification link and queues its email, in the caller's transaction. Returns the email's id in the
 * outbox.
 * @param next the page to open after verification
 */
export async function queueVerification(
  tx: Transaction,
  user: { id: string; email: string; fullName: string },
  next: string | undefined,
): Promise<string> {
  const secret = await createLink(tx, { userId: user.id, purpose: 'VERIFY_EMAIL', hours: verificationHours })
  const query = new URLSearchParams({ token: secret, ...(next && { next }) })
  return queueMail(tx, {
    to: user.email,
    userId: user.id,
    template: 'verify-email',
    props: { fullName: user.fullName, link: `${env().APP_URL}/auth/verify?${query}` },
  })
}
