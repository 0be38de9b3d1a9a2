import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ViewerSession } from '@/lib/auth/viewer'
import { describeDevice } from '@/lib/auth/words'
import type { OwnSession } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'
import { formatInstant, formatInstantDate, now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** More than anyone has; the least recently used are left out. */
const maxSessions = 50

/** Returns where the actor is signed in: this device first, then by last use. @param current this request's session */
export async function listOwnSessions(actor: Actor, current: ViewerSession): Promise<OwnSession[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().session.findMany({
      where: { userId: actor.userId, sessionVersion: current.version, expiresAt: { gt: now() } },
      select: { id: true, browser: true, device: true, network: true, createdAt: true, lastUsedAt: true },
      orderBy: { lastUsedAt: 'desc' },
      take: maxSessions,
    }),
    getStudio(),
  ])
  const sessions = rows.map(({ id, network, createdAt, lastUsedAt, ...caller }) => ({
    id,
    device: describeDevice(caller),
    network,
    signedInOn: formatInstantDate(createdAt, timeZone),
    lastUsedAt: formatInstant(lastUsedAt, timeZone),
    isCurrent: id === current.id,
  }))
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}
