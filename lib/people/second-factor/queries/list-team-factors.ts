import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { teamAccounts } from '@/lib/auth/is-factor-required'
import { canManageFactors } from '@/lib/people/second-factor/policy'
import type { MemberFactors } from '@/lib/people/second-factor/schema'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'

/** A bound that no studio reaches. */
const maxMembers = 200

/** Returns the team's second factors, those without one first. @throws ForbiddenError unless the owner asks */
export async function listTeamFactors(actor: Actor): Promise<MemberFactors[]> {
  if (!canManageFactors(actor)) throw new ForbiddenError()
  const rows = await db().profile.findMany({
    where: teamAccounts,
    select: {
      userId: true,
      fullName: true,
      email: true,
      user: {
        select: {
          authenticator: { select: { confirmedAt: true } },
          passkeys: { select: { id: true }, take: 1 },
          _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
        },
      },
    },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
    take: maxMembers,
  })
  const members = rows.map(({ user, ...member }) => ({
    ...member,
    isViewer: member.userId === actor.userId,
    hasAuthenticator: user.authenticator?.confirmedAt != null,
    hasPasskey: user.passkeys.length > 0,
    recoveryCodesLeft: user._count.recoveryCodes,
  }))
  const isProtected = (member: MemberFactors) => member.hasAuthenticator || member.hasPasskey
  return members.sort((one, other) => Number(isProtected(one)) - Number(isProtected(other)))
}
