import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import type { ViewerSession } from '@/lib/auth/viewer'
import { describeDevice } from '@/lib/auth/words'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate, now } from '@/lib/platform/time/clock'
import { maxPushDevices } from '@/lib/studio/notifications/limits'
import { pushDevicesOf } from '@/lib/studio/notifications/policy'
import type { PushDevice } from '@/lib/studio/notifications/schema'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns the devices on which the actor gets push notifications. @param current this request's session */
export async function listPushDevices(actor: Actor, current: ViewerSession): Promise<PushDevice[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().pushSubscription.findMany({
      where: {
        AND: [
          pushDevicesOf(actor),
          { session: { sessionVersion: current.version, expiresAt: { gt: now() } } },
        ],
      },
      select: { sessionId: true, createdAt: true, session: { select: { browser: true, device: true } } },
      orderBy: { createdAt: 'desc' },
      take: maxPushDevices,
    }),
    getStudio(),
  ])
  return rows.map(({ sessionId, createdAt, session }) => ({
    sessionId,
    device: describeDevice(session),
    since: formatInstantDate(createdAt, timeZone),
    isCurrent: sessionId === current.id,
  }))
}
