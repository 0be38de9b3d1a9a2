import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { deletionObstacle } from '@/lib/people/accounts/rules'
import type { OwnDeletion } from '@/lib/people/accounts/schema/profile'
import { db } from '@/lib/platform/data/db'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countOpenMatters } from './count-open-matters'

/** Returns the actor's latest request to be deleted, unless they withdrew it, and why it couldn't be approved today. */
export async function readOwnDeletion(actor: Actor): Promise<OwnDeletion> {
  const [request, matters, { timeZone }] = await Promise.all([
    db().deletionRequest.findFirst({
      where: { profileId: actor.profileId },
      orderBy: { createdAt: 'desc' },
      select: { state: true, note: true, createdAt: true },
    }),
    countOpenMatters(db(), actor.profileId),
    getStudio(),
  ])
  const state = request?.state
  return {
    obstacle: deletionObstacle(matters),
    request:
      request && (state === 'PENDING' || state === 'DENIED')
        ? { state, note: request.note, requestedOn: formatInstantDate(request.createdAt, timeZone) }
        : null,
  }
}
