import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { canDecideDeletions } from '@/lib/people/accounts/policy'
import { deletionObstacle } from '@/lib/people/accounts/rules'
import type { DeletionRequestItem } from '@/lib/people/accounts/schema/administration'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { countOpenMatters } from './count-open-matters'

/** The oldest are shown first; the rest once these are decided. */
const maxRequests = 20

/** Returns the oldest pending requests, with why each can't be approved yet. @throws ForbiddenError unless the owner asks */
export async function listDeletionRequests(actor: Actor): Promise<DeletionRequestItem[]> {
  if (!canDecideDeletions(actor)) throw new ForbiddenError()
  const [requests, { timeZone }] = await Promise.all([
    db().deletionRequest.findMany({
      where: { state: 'PENDING' },
      orderBy: { createdAt: 'asc' },
      take: maxRequests,
      select: {
        id: true,
        createdAt: true,
        profile: { select: { id: true, fullName: true, email: true } },
      },
    }),
    getStudio(),
  ])
  return Promise.all(
    requests.map(async ({ id, createdAt, profile }) => ({
      id,
      clientId: profile.id,
      fullName: profile.fullName,
      email: profile.email,
      requestedOn: formatInstantDate(createdAt, timeZone),
      obstacle: deletionObstacle(await countOpenMatters(db(), profile.id)),
    })),
  )
}
