import 'server-only'
import { db } from '@/lib/platform/db'
import { queueVerification } from './queue-verification'

/**
 * Sends a fresh verification link to an address, if an unverified account waits behind it. Earlier links keep working:
 * a slow mail must not be a dead one. The caller answers the same whatever this found.
 * @param next where the person wanted to go, carried through the mail
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
