import 'server-only'
import { toTeamRole } from '@/lib/auth/rules/capabilities'
import type { InvitationLink } from '@/lib/people/accounts/schema/team'
import { db } from '@/lib/platform/data/db'
import { hashSecret } from '@/lib/platform/secrets/secret'
import { now } from '@/lib/platform/time/clock'

/** Returns what the link of an invitation opens, without using it up. */
export async function readInvitationLink(secret: string): Promise<InvitationLink> {
  const invitation = await db().teamInvitation.findUnique({
    where: { secretHash: hashSecret(secret) },
    select: { email: true, role: true, expiresAt: true },
  })
  if (!invitation) return { state: 'unknown' }
  const { email, role, expiresAt } = invitation
  return expiresAt > now() ? { state: 'usable', email, role: toTeamRole(role) } : { state: 'expired' }
}
