import 'server-only'
import { awaitingDecisionBy } from '@/lib/accounts/policy'
import type { PendingRequest } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { formatInstantDate } from '@/lib/platform/clock'
import { db } from '@/lib/platform/db'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Returns photographers' pending requests, newest first; empty for anyone who may not decide. */
export async function listPendingApprovals(actor: Actor): Promise<PendingRequest[]> {
  const [rows, { timeZone }] = await Promise.all([
    db().profile.findMany({
      where: awaitingDecisionBy(actor),
      select: {
        userId: true,
        fullName: true,
        email: true,
        createdAt: true,
        user: { select: { approval: { select: { createdAt: true } } } },
      },
      orderBy: { createdAt: 'desc' },
    }),
    getStudio(),
  ])
  return rows.map(({ userId, fullName, email, createdAt, user }) => ({
    userId,
    fullName,
    email,
    requestedOn: formatInstantDate(user.approval?.createdAt ?? createdAt, timeZone),
  }))
}
