import 'server-only'
import { invitationDays } from '@/lib/people/accounts/limits'
import { env } from '@/lib/platform/environment/env'
import { createSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

const dayMs = 24 * 60 * 60 * 1000

/** Returns a new link to join the team, and the columns of its invitation. */
export function createInvitationLink(): { link: string; secretHash: string; sentAt: Date; expiresAt: Date } {
  const { secret, secretHash } = createSecret()
  const sentAt = now()
  return {
    link: `${env().APP_URL}/auth/invitation?token=${secret}`,
    secretHash,
    sentAt,
    expiresAt: new Date(sentAt.getTime() + invitationDays * dayMs),
  }
}
