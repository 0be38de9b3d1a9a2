import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/auth/actor'
import { storeCard, type useStripe } from '@/lib/billing/invoices/stripe.fixture'
import { makeBookingRequest, makeSlot, newCard } from '@/lib/booking/bookings/bookings.fixture'
import { forClient } from '@/lib/booking/bookings/rules/charge-settings'
import { agreementOf } from '@/lib/booking/bookings/rules/payment-terms'
import { makeCoupon } from '@/lib/catalog/coupons/coupons.fixture'
import { createTaxRate } from '@/lib/catalog/taxes/taxes.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { approveBooking } from '@/lib/workflows/approve-booking'
import { bookShoot, createBookingWithDeposit } from '@/lib/workflows/book-shoot'
import { cancelBooking } from '@/lib/workflows/cancel-booking'
import { Model } from './model'
import type { Coverage, Terms } from './terms'

/** A booking in the portal, with who has to do with it, beside the model of its money. */
export type Chain = {
  model: Model
  owner: Actor
  photographer: Actor
  client: Actor
  /** To whom the photos can be transferred. */
  second: Actor
  bookingId: string
  brokerageId: string | null
  deliveryId: string | null
  stripe: Stripe
}

/** What controls the sandbox's Stripe. */
export type Stripe = ReturnType<typeof useStripe>

/** Enters the terms of a chain, and books a shoot on them, which the studio approves. Whoever pays a late fee cancels it. */
export async function openChain(terms: Terms, owner: Actor, stripe: Stripe): Promise<Chain> {
  const model = new Model(terms)
  const photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  const client = await createPerson('CLIENT', 'Dana Whitfield')
  const serviceIds = await enterTerms(terms)
  const brokerageId = terms.coverage && (await createBrokerage(client, terms.coverage, serviceIds))
  const { includesTax, coverage } = terms
  const order = model.withTax(model.orderCents, includesTax)
  const price = {
    totalCents: model.orderCents,
    taxCents: includesTax ? 0 : order.taxCents,
    coveredCents: model.book(),
  }
  const agreement = agreementOf(forClient(await getStudio(), false), { ...price, currency: 'USD' })
  const request = {
    ...makeBookingRequest(await makeSlot(photographer), serviceIds),
    shownTotalCents: price.totalCents,
    shownTaxCents: price.taxCents,
    ...(coverage && { shownCoveredCents: price.coveredCents }),
    ...(agreement && { agreedText: agreement.text }),
    ...(terms.coupon && { couponCode: await enterCoupon(photographer, terms.coupon) }),
  }
  // Stripe's card is only needed where something is charged to it now.
  const { bookingId } =
    model.depositCents > 0
      ? await bookShoot(client, { ...request, card: { storedCardId: (await storeCard(client)).id } })
      : await createBookingWithDeposit(client, request, newCard)
  if (model.depositCents > 0) model.issueDeposit()
  await approveBooking(photographer, bookingId)
  if (terms.feeCents !== null) await cancel(client, bookingId, terms.feeCents)
  const second = await createPerson('CLIENT', 'Sol Second')
  const people = { owner, photographer, client, second }
  return { ...people, model, bookingId, brokerageId, deliveryId: null, stripe }
}

/** Enters what the studio sells, and on which terms. Returns the services' ids. */
async function enterTerms({
  prices,
  rates,
  includesTax,
  depositPercent,
  feeCents,
}: Terms): Promise<string[]> {
  await db().rateLimit.deleteMany()
  await db().taxRate.deleteMany()
  const terms = {
    freeCancelHours: 8_760,
    lateCancelFeeCents: feeCents ?? 0,
    depositPercent: depositPercent || null,
  }
  await db().studioSettings.update({ where: { id: 1 }, data: terms })
  await db().taxSettings.upsert({
    where: { id: 1 },
    create: { id: 1, pricesIncludeTax: includesTax },
    update: { pricesIncludeTax: includesTax },
  })
  for (const [index, level] of (['STATE', 'COUNTY'] as const).entries()) {
    const rate = rates[index] ?? 0
    if (rate > 0) await createTaxRate(rate, { name: `${level} tax`, level })
  }
  const services = prices.map((priceCents, position) => ({
    id: randomUUID(),
    name: `Service ${position + 1}`,
    priceCents,
    position,
    durationMinutes: 30,
    category: 'REAL_ESTATE' as const,
    description: 'For a test.',
    duration: '30 minutes',
  }))
  await db().service.createMany({ data: services })
  return services.map(({ id }) => id)
}

async function enterCoupon(photographer: Actor, coupon: NonNullable<Terms['coupon']>): Promise<string> {
  const { code } = await makeCoupon(
    photographer,
    'cents' in coupon
      ? { kind: 'AMOUNT', amount: ['USD', (coupon.cents / 100).toFixed(2)] }
      : { kind: 'PERCENT', percent: String(coupon.percent) },
  )
  return code
}

async function createBrokerage(agent: Actor, coverage: Coverage, serviceIds: string[]): Promise<string> {
  const { basisPoints, capCents, isSecondOnly, paysMonthly } = coverage
  const { id } = await db().brokerage.create({
    data: {
      name: `Oak ${randomUUID()}`,
      billing: 'ALLOWANCE',
      billingName: 'Bea Books',
      billingEmail: 'bea@books.test',
      paysMonthly,
      allowanceBasisPoints: basisPoints,
      allowanceCapCents: capCents,
      allowsAllServices: !isSecondOnly,
      ...(isSecondOnly && { allowedServices: { create: { serviceId: serviceIds[1] ?? '' } } }),
      members: { create: { clientId: agent.profileId, role: 'MEMBER' } },
    },
    select: { id: true },
  })
  return id
}

async function cancel(client: Actor, bookingId: string, shownFeeCents: number): Promise<void> {
  const paid = await db().invoice.findMany({ where: { bookingId }, select: { id: true } })
  const payments = paid.map(({ id }) => ({ invoiceId: id, refund: false }))
  await cancelBooking(client, { bookingId, shownFeeCents, payments })
}

/** Creates the rows of uploaded photos, without files. */
export async function createFiles(uploaderId: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    key: randomUUID(),
    name: `${index}.jpg`,
    contentType: 'image/jpeg',
    purpose: 'PHOTO_ORIGINAL' as const,
    sizeBytes: 1_000,
    uploaderId,
  }))
  await db().storedFile.createMany({ data: files })
  return files.map(({ id }) => id)
}
