import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { maxDomains } from '@/lib/people/brokerages/limits'
import { lockBrokerage } from '@/lib/people/brokerages/operations/lock-brokerage'
import { canApproveDomains } from '@/lib/people/brokerages/policy'
import type { ApproveDomain } from '@/lib/people/brokerages/schema'
import { takenDomainText, tooManyDomainsText } from '@/lib/people/brokerages/words'
import { recordAudit } from '@/lib/platform/data/audit'
import { brokenConstraint, db } from '@/lib/platform/data/db'
import { AppError, FieldError, ForbiddenError } from '@/lib/platform/errors'

/**
 * Approves an email domain: clients whose verified address has it may join the brokerage.
 * @throws ForbiddenError for everyone but the owner; NotFoundError; FieldError for a domain that is approved already
 */
export async function approveDomain(actor: Actor, { brokerageId, domain }: ApproveDomain): Promise<void> {
  if (!canApproveDomains(actor)) throw new ForbiddenError()
  try {
    await db().$transaction(async (tx) => {
      await lockBrokerage(tx, brokerageId, {})
      if ((await tx.brokerageDomain.count({ where: { brokerageId } })) >= maxDomains)
        throw new AppError('conflict', tooManyDomainsText)
      await tx.brokerageDomain.create({ data: { domain, brokerageId }, select: { domain: true } })
      await recordAudit(tx, actor, 'brokerage.domain-approved', brokerageId, { domain })
    })
  } catch (error) {
    if (brokenConstraint(error)) throw new FieldError('domain', takenDomainText)
    throw error
  }
}
