import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { awaitingDecisionBy } from '@/lib/people/accounts/policy'
import type { PendingRequest } from '@/lib/people/accounts/schema/administration'
import { db } from '@/lib/platform/data/db'
import { queryBuilder } from '@/lib/platform/data/query-builder'
import { whereSql } from '@/lib/platform/data/where-sql'
import { formatInstantDate } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Returns photographers' pending requests, newest first; empty for anyone who may not decide. @param limit by default all */
export async function listPendingApprovals(actor: Actor, limit?: number): Promise<PendingRequest[]> {
  const [rows, { timeZone }] = await Promise.all([readRequests(actor, limit), getStudio()])
  return rows.map(({ askedAt, createdAt, ...request }) => ({
    ...request,
    requestedOn: formatInstantDate(askedAt ?? createdAt, timeZone),
  }))
}

function readRequests(actor: Actor, limit?: number) {
  return queryBuilder(db())
    .selectFrom('profiles as p')
    .leftJoin('pending_approvals as approval', 'approval.userId', 'p.userId')
    .where(whereSql('profiles', awaitingDecisionBy(actor), 'p'))
    .select(['p.userId', 'p.fullName', 'p.email', 'p.createdAt', 'approval.createdAt as askedAt'])
    .orderBy('p.createdAt', 'desc')
    .$if(limit !== undefined, (requests) => requests.limit(limit ?? 0))
    .execute()
}
