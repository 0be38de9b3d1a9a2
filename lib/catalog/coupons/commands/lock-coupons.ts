import 'server-only'
import { randomInt } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { canManageCoupons } from '@/lib/catalog/coupons/policy'
import { randomCode } from '@/lib/catalog/coupons/rules/code'
import type { CouponDraft, ManagedCoupon } from '@/lib/catalog/coupons/schema'
import {
  codeTakenText,
  noBrokeragesText,
  noServicesText,
  unknownClientsText,
} from '@/lib/catalog/coupons/words/editor'
import { visibleTo as brokeragesVisibleTo } from '@/lib/people/brokerages/policy'
import { visibleTo } from '@/lib/people/clients/policy'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError, ForbiddenError } from '@/lib/platform/errors'
import { assertCurrency } from '@/lib/platform/money/amount-schema'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/** Locks the coupons against other writers until the transaction ends; bookings don't wait. @throws ForbiddenError */
export async function lockCoupons(tx: Transaction, actor: Actor): Promise<void> {
  if (!canManageCoupons(actor)) throw new ForbiddenError()
  await tx.$executeRaw`LOCK TABLE coupons IN SHARE ROW EXCLUSIVE MODE`
}

/**
 * Returns the columns of a coupon as it was entered, and the services, clients, and brokerages that it's for.
 * @param couponId the coupon that is changed
 * @throws FieldError for a code that another coupon has, and for unknown clients; AppError `conflict` in another currency
 */
export async function toColumns(tx: Transaction, actor: Actor, draft: CouponDraft, couponId?: string) {
  const { currency } = await getStudio()
  assertCurrency(draft.amount, currency)
  assertCurrency(draft.minimum, currency)
  const code = draft.code || randomCode(randomInt)
  const other = await tx.coupon.findUnique({ where: { code }, select: { id: true } })
  if (other && other.id !== couponId) throw new FieldError('code', codeTakenText)
  const { serviceIds, startsOn, endsOn, maxUses, maxUsesPerClient, firstOrderOnly } = draft
  const services = await tx.service.findMany({
    where: { id: { in: serviceIds ?? [] } },
    select: { id: true },
  })
  if (serviceIds && services.length === 0) throw new FieldError('serviceIds', noServicesText)
  return {
    columns: {
      code,
      basisPoints: draft.kind === 'PERCENT' ? draft.percent : null,
      amountCents: draft.kind === 'AMOUNT' ? draft.amount.cents : null,
      minimumCents: draft.minimum.cents,
      currency,
      firstOrderOnly,
      maxUses,
      maxUsesPerClient,
      startsOn: startsOn && dateToDatabase(startsOn),
      endsOn: endsOn && dateToDatabase(endsOn),
      forAllServices: serviceIds === null,
      forAllClients: draft.clientEmails.length === 0,
      forAllBrokerages: draft.brokerageIds === null,
    },
    services: services.map(({ id: serviceId }) => ({ serviceId })),
    clients: await findClients(tx, actor, draft.clientEmails),
    brokerages: await findBrokerages(tx, actor, draft.brokerageIds),
  }
}

async function findBrokerages(tx: Transaction, actor: Actor, ids: readonly string[] | null) {
  if (ids === null) return []
  const found = await tx.brokerage.findMany({
    where: { AND: [brokeragesVisibleTo(actor), { id: { in: [...ids] } }] },
    select: { id: true },
  })
  if (found.length === 0) throw new FieldError('brokerageIds', noBrokeragesText)
  return found.map(({ id: brokerageId }) => ({ brokerageId }))
}

async function findClients(tx: Transaction, actor: Actor, emails: readonly string[]) {
  if (emails.length === 0) return []
  const found = await tx.profile.findMany({
    where: {
      AND: [visibleTo(actor), { email: { in: [...emails] } }, { accountStatus: { not: 'DELETED' } }],
    },
    select: { id: true, email: true },
  })
  const known = new Set(found.map(({ email }) => email.toLowerCase()))
  const unknown = emails.filter((email) => !known.has(email))
  if (unknown.length > 0) throw new FieldError('clientEmails', unknownClientsText(unknown))
  return found.map(({ id: clientId }) => ({ clientId }))
}

/** Returns a coupon for the audit log, which holds no email addresses. */
export function toAudited(coupon: ManagedCoupon) {
  const { clientEmails, currency: _currency, serviceIds, ...values } = coupon
  const { id: _id, isArchived: _archived, uses: _uses, brokerageIds, brokerageNames, ...terms } = values
  const { basisPoints, amountCents, ...rest } = terms
  return {
    ...rest,
    discountBasisPoints: basisPoints,
    discountCents: amountCents,
    couponServiceIds: serviceIds && [...serviceIds],
    couponClients: clientEmails?.length ?? null,
    couponBrokerages: brokerageIds && [...brokerageNames],
  }
}
