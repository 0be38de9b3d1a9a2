import 'server-only'
import { invitationDays } from '@/lib/accounts/limits'
import { roleNouns } from '@/lib/accounts/words/team'
import type { Actor } from '@/lib/auth/actor'
import type { TeamRole } from '@/lib/auth/rules/capabilities'
import { now } from '@/lib/platform/clock'
import type { Transaction } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import { queueMail } from '@/lib/platform/outbox'
import { createSecret } from '@/lib/platform/secret'

const dayMs = 24 * 60 * 60 * 1000

/** Queues the email with a new link, and returns the columns to store. Earlier links of the invitation stop working. */
export async function queueInvitation(
  tx: Transaction,
  actor: Actor,
  { email, role }: { email: string; role: TeamRole },
): Promise<{ secretHash: string; invitedById: string; sentAt: Date; expiresAt: Date }> {
  const { secret, secretHash } = createSecret()
  const sentAt = now()
  await queueMail(tx, {
    to: email,
    template: 'team-invited',
    props: {
      byName: actor.fullName,
      role: roleNouns[role],
      link: `${env().APP_URL}/auth/invitation?token=${secret}`,
    },
  })
  const expiresAt = new Date(sentAt.getTime() + invitationDays * dayMs)
  return { secretHash, invitedById: actor.profileId, sentAt, expiresAt }
}
