import 'server-only'
import { normalizeCode } from '@/lib/catalog/coupons/rules/code'
import type { CouponTerms } from '@/lib/catalog/coupons/rules/discount'
import { couponState } from '@/lib/catalog/coupons/rules/state'
import {
  expiredCodeText,
  firstOrderText,
  notYetText,
  unknownCodeText,
  usedByClientText,
  usedUpText,
} from '@/lib/catalog/coupons/words/codes'
import type { Transaction } from '@/lib/platform/data/db'
import { FieldError } from '@/lib/platform/errors'
import { type CalendarDate, dateFromDatabase } from '@/lib/platform/time/calendar-date'

export type CouponReader = Pick<Transaction, 'booking' | 'coupon'>

type Use = {
  code: string
  clientId: string
  /** In the studio's time zone. */
  today: CalendarDate
}

/**
 * Returns the coupon with a code that a client can use today.
 * @throws FieldError that says why not; for another client's coupon the same as for an unknown code
 */
export async function findUsableCoupon(tx: CouponReader, use: Use): Promise<CouponTerms & { id: string }> {
  const { clientId, today } = use
  const code = normalizeCode(use.code)
  const coupon = await tx.coupon.findUnique({
    where: { code },
    include: {
      services: { select: { serviceId: true } },
      clients: { where: { clientId } },
      brokerages: { where: { brokerage: { members: { some: { clientId } } } }, take: 1 },
    },
  })
  if (!coupon || coupon.archivedAt || !isFor(coupon)) throw rejected(unknownCodeText)
  const { id, maxUses, maxUsesPerClient } = coupon
  const startsOn = coupon.startsOn && dateFromDatabase(coupon.startsOn)
  const endsOn = coupon.endsOn && dateFromDatabase(coupon.endsOn)
  const uses = maxUses === null ? 0 : await countUses(tx, { couponId: id })
  const state = couponState({ isArchived: false, startsOn, endsOn, maxUses, uses }, today)
  if (state === 'expired') throw rejected(expiredCodeText)
  if (state === 'scheduled' && startsOn) throw rejected(notYetText(startsOn))
  if (coupon.firstOrderOnly && (await hasBooked(tx, clientId))) throw rejected(firstOrderText)
  if (maxUsesPerClient && (await countUses(tx, { couponId: id, clientId })) >= maxUsesPerClient)
    throw rejected(usedByClientText)
  if (state !== 'active') throw rejected(usedUpText)
  return {
    id,
    code,
    basisPoints: coupon.basisPoints,
    amountCents: coupon.amountCents,
    minimumCents: coupon.minimumCents,
    serviceIds: coupon.forAllServices ? null : coupon.services.map(({ serviceId }) => serviceId),
  }
}

type Audience = {
  forAllClients: boolean
  forAllBrokerages: boolean
  clients: readonly unknown[]
  brokerages: readonly unknown[]
}

/** Whether a coupon is for a client, given the clients and brokerages of the coupon that match them. */
function isFor({ forAllClients, forAllBrokerages, clients, brokerages }: Audience): boolean {
  return (forAllClients || clients.length > 0) && (forAllBrokerages || brokerages.length > 0)
}

async function hasBooked(tx: CouponReader, clientId: string): Promise<boolean> {
  const where = { clientId, status: { not: 'CANCELLED' as const } }
  return (await tx.booking.findFirst({ where, select: { id: true } })) !== null
}

/** A booking that was cancelled free of charge no longer has its coupon. */
function countUses(tx: CouponReader, where: { couponId: string; clientId?: string }): Promise<number> {
  return tx.booking.count({ where })
}

function rejected(message: string): FieldError {
  return new FieldError('couponCode', message)
}
