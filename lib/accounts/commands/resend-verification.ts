import 'server-only'
import { db } from '@/lib/platform/db'
import { queueVerification } from './queue-verification'

/**
 * Emails a new verification link if the address has an unverified account. Earlier links keep working, in case their
 * email arrives late. Returns nothing, so that callers can't reveal whether the address has an account.
 * @param next the page to open after verification
 */
export async function resendVerification(email: string, next?: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: { id: true, email: true, emailVerifiedAt: true, profile: { select: { fullName: true } } },
    })
    if (!user?.profile || user.emailVerifiedAt) return
    const { id, profile } = user
    await queueVerification(tx, { id, email: user.email, fullName: profile.fullName }, next)
  })
}
