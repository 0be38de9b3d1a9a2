import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canApproveDomains } from '@/lib/people/brokerages/policy'
import { recordAudit } from '@/lib/platform/data/audit'
import { db } from '@/lib/platform/data/db'
import { ForbiddenError } from '@/lib/platform/errors'

/** Removes an approved domain. Who has joined stays a member. Idempotent. @throws ForbiddenError for everyone but the owner; NotFoundError */
export async function removeDomain(
  actor: Actor,
  { brokerageId, domain }: { brokerageId: string; domain: string },
): Promise<void> {
  if (!canApproveDomains(actor)) throw new ForbiddenError()
  await db().$transaction(async (tx) => {
    await lockBrokerage(tx, brokerageId, {})
    const { count } = await tx.brokerageDomain.deleteMany({ where: { brokerageId, domain } })
    if (count > 0) await recordAudit(tx, actor, 'brokerage.domain-removed', brokerageId, { domain })
  })
}
