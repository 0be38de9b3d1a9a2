import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { TeamRole } from '@/lib/auth/rules/capabilities'
import { roleNouns } from '@/lib/people/accounts/words/team'
import type { Transaction } from '@/lib/platform/data/db'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { createInvitationLink } from './create-invitation-link'

/** Queues the email with a new link, and returns the columns to store. Earlier links of the invitation stop working. */
export async function queueInvitation(
  tx: Transaction,
  actor: Actor,
  { email, role }: { email: string; role: TeamRole },
): Promise<{ secretHash: string; invitedById: string; sentAt: Date; expiresAt: Date }> {
  const { link, ...columns } = createInvitationLink()
  await queueMail(tx, {
    to: email,
    template: 'team-invited',
    props: { byName: actor.fullName, role: roleNouns[role], link },
  })
  return { ...columns, invitedById: actor.profileId }
}
