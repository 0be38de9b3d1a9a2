import 'server-only'
import { awaitingDecisionBy } from '@/lib/accounts/policy'
import type { PendingRequest } from '@/lib/accounts/schema'
import type { Actor } from '@/lib/auth/actor'
import { prepareForActor } from '@/lib/auth/prepare-for-actor'
import { formatInstantDate } from '@/lib/platform/clock'
import { whereSql } from '@/lib/platform/where-sql'
import { getStudio } from '@/lib/studio/queries/get-studio'

/** Returns photographers' pending requests, newest first; empty for anyone who may not decide. */
export async function listPendingApprovals(actor: Actor): Promise<PendingRequest[]> {
  const [rows, { timeZone }] = await Promise.all([readRequests(actor, {}), getStudio()])
  return rows.map(({ askedAt, createdAt, ...request }) => ({
    ...request,
    requestedOn: formatInstantDate(askedAt ?? createdAt, timeZone),
  }))
}

const readRequests = prepareForActor((builder, actor) =>
  builder
    .selectFrom('profiles as p')
    .leftJoin('pending_approvals as approval', 'approval.userId', 'p.userId')
    .where(whereSql('profiles', awaitingDecisionBy(actor), 'p'))
    .select(['p.userId', 'p.fullName', 'p.email', 'p.createdAt', 'approval.createdAt as askedAt'])
    .orderBy('p.createdAt', 'desc'),
)
