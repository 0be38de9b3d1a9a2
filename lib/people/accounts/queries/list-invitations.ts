import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { toTeamRole } from '@/lib/auth/rules/capabilities'
import { invitationsVisibleTo } from '@/lib/people/accounts/policy'
import type { OpenInvitation } from '@/lib/people/accounts/schema/team'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

const maxListed = 100

/** Lists the invitations that nobody accepted yet, newest first; none for those who don't invite. */
export async function listInvitations(actor: Actor): Promise<OpenInvitation[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().teamInvitation.findMany({
      where: invitationsVisibleTo(actor),
      select: { id: true, email: true, role: true, sentAt: true, expiresAt: true },
      orderBy: [{ sentAt: 'desc' }, { id: 'asc' }],
      take: maxListed,
    }),
    getStudio(),
  ])
  const at = now()
  return rows.map(({ id, email, role, sentAt, expiresAt }) => ({
    id,
    email,
    role: toTeamRole(role),
    sentOn: formatInstantDate(sentAt, timeZone),
    validUntil: expiresAt > at ? formatInstantDate(expiresAt, timeZone) : null,
  }))
}
