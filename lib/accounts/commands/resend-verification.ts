import 'server-only'
import { queueClientInvitation } from '@/lib/accounts/operations/queue-client-invitation'
import { db } from '@/lib/platform/db'
import { queueVerification } from './queue-verification'

/**
 * Emails a new verification link if the address has an unverified account, or a new invitation if the studio created it. Earlier links keep working, in case their
 * email arrives late. Returns nothing, so that callers can't reveal whether the address has an account.
 * @param next the page to open after verification
 */
export async function resendVerification(email: string, next?: string): Promise<void> {
  await db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: {
        id: true,
        email: true,
        emailVerifiedAt: true,
        invitedAt: true,
        profile: { select: { fullName: true } },
      },
    })
    if (!user?.profile || user.emailVerifiedAt) return
    const person = { id: user.id, email: user.email, fullName: user.profile.fullName }
    if (user.invitedAt) await queueClientInvitation(tx, person, null)
    else await queueVerification(tx, person, next)
  })
}
