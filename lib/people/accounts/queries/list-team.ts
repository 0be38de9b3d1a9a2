import 'server-only'
import { type Actor, avatarAddress } from '@/lib/auth/actor'
import { isOwner } from '@/lib/auth/owner'
import { isClient, isPhotographer } from '@/lib/auth/rules/capabilities'
import { canManageTeam, openWork, teamVisibleTo } from '@/lib/people/accounts/policy'
import { changeRoleError, disableAccountError } from '@/lib/people/accounts/rules'
import type { TeamMember } from '@/lib/people/accounts/schema/team'
import { db } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { formatInstantDate, todayIn } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import type { AccountStatus } from '@/prisma/generated/enums'

const order: AccountStatus[] = ['PENDING_APPROVAL', 'ACTIVE', 'DISABLED', 'DENIED']

/** Returns the studio's photographers and everyone who asked to become one, pending requests first, then by sign-up. */
export async function listTeam(actor: Actor): Promise<TeamMember[]> {
  const { timeZone } = await getStudio()
  const upcoming = {
    shootDate: { gte: dateToDatabase(todayIn(timeZone)) },
    status: { in: ['PENDING' as const, 'CONFIRMED' as const] },
  }
  const rows = await db().profile.findMany({
    where: teamVisibleTo(actor),
    select: {
      id: true,
      userId: true,
      fullName: true,
      email: true,
      avatarFileId: true,
      role: true,
      accountStatus: true,
      createdAt: true,
      user: { select: { ownerEmail: true, approval: { select: { createdAt: true, approvedAt: true } } } },
      _count: { select: { photographerBookings: { where: upcoming } } },
    },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const open = await countOpenWork(rows.map(({ id }) => id))
  const active = rows.filter((row) => isPhotographer(row) && row.accountStatus === 'ACTIVE')
  const members = rows.map(
    ({ user: { approval, ownerEmail }, accountStatus: status, ...row }): TeamMember => {
      const joinedAt = !isClient(row) ? approval?.approvedAt : approval?.createdAt
      const ownsStudio = isOwner({ email: row.email, ownerEmail })
      const others = active.filter(({ id }) => id !== row.id).length
      return {
        userId: row.userId,
        fullName: row.fullName,
        email: row.email,
        avatarUrl: avatarAddress(row.avatarFileId),
        role: row.role,
        status,
        isOwner: ownsStudio,
        isViewer: row.userId === actor.userId,
        since: formatInstantDate(joinedAt ?? row.createdAt, timeZone),
        upcomingCount: row._count.photographerBookings,
        openCount: open.get(row.id) ?? 0,
        canChangeRole:
          canManageTeam(actor) && changeRoleError({ role: row.role, status, isOwner: ownsStudio }) === null,
        canDisable: disableAccountError({ role: row.role, status, isOwner: ownsStudio }, others) === null,
      }
    },
  )
  return members.sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
}

async function countOpenWork(profileIds: string[]): Promise<Map<string, number>> {
  const groups = await db().booking.groupBy({
    by: ['photographerId'],
    where: { AND: [{ photographerId: { in: profileIds } }, openWork] },
    _count: true,
  })
  return new Map(groups.map(({ photographerId, _count }) => [photographerId, _count]))
}
