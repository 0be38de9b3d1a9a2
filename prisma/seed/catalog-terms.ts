import { discountServices } from '@/lib/catalog/coupons/rules/discount'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import type { PrismaClient, TaxLevel } from '@/prisma/generated/client'
import type { SeededBooking } from './bookings'
import type { Person } from './people'

/** Over the state line, where the studio has to tax what it sells. Prices include it. */
export const taxRates: { level: TaxLevel; name: string; state: string; zips: string[]; rate: number }[] = [
  { level: 'STATE', name: 'South Carolina sales tax', state: 'SC', zips: [], rate: 6_000 },
  {
    level: 'COUNTY',
    name: 'Spartanburg County sales tax',
    state: 'SC',
    zips: ['29356', '29316', '29322'],
    rate: 1_000,
  },
]
const taxedFrom = '2024-01-01'

const usedCoupon = { code: 'THANKS25', amountCents: 2_500, maxUses: 1 }
/** One that can be used, one that was used up, and one whose days are over. */
export const couponCodes = ['NEIGHBOR15', usedCoupon.code, 'OPENHOUSE20']

export async function seedTaxes(database: PrismaClient): Promise<void> {
  await database.taxRate.createMany({
    data: taxRates.map(({ rate, ...place }) => ({
      ...place,
      rateThousandths: rate,
      startsOn: dateToDatabase(taxedFrom),
    })),
  })
}

/** Seeds coupons, one of which a client used for their first completed shoot. */
export async function seedCoupons(
  database: PrismaClient,
  { today, client, bookings }: { today: string; client: Person; bookings: readonly SeededBooking[] },
): Promise<void> {
  const day = (days: number) => dateToDatabase(addDays(today, days))
  const createdAt = day(-90)
  const { id } = await database.coupon.create({
    data: {
      ...usedCoupon,
      maxUsesPerClient: 1,
      createdAt,
      clients: { create: { clientId: client.profileId } },
      forAllClients: false,
    },
    select: { id: true },
  })
  await database.coupon.createMany({
    data: [
      {
        code: 'NEIGHBOR15',
        basisPoints: 1_500,
        minimumCents: 20_000,
        startsOn: day(-30),
        endsOn: day(45),
        createdAt,
      },
      { code: 'OPENHOUSE20', basisPoints: 2_000, startsOn: day(-85), endsOn: day(-20), createdAt },
    ],
  })
  const booking = bookings.find((one) => one.client === client && one.status === 'COMPLETED')
  if (booking) await redeem(database, booking, { id, ...usedCoupon })
}

/** Takes a coupon off a booking, as booking with it does. */
async function redeem(
  database: PrismaClient,
  booking: SeededBooking,
  { id: couponId, code, amountCents }: { id: string; code: string; amountCents: number },
): Promise<void> {
  const terms = { code, amountCents, basisPoints: null, minimumCents: 0, serviceIds: null }
  const discounted = discountServices(
    booking.services.map((service) => ({ ...service, packageId: null })),
    terms,
  )
  booking.coupon = { id: couponId, code }
  booking.services = discounted.map(({ packageId: _package, ...service }) => service)
  booking.totalCents = booking.services.reduce(
    (sum, { priceCents, discountCents }) => sum + priceCents - discountCents,
    0,
  )
  await database.booking.update({
    where: { id: booking.id },
    data: { couponId, couponCode: code, totalAmountCents: booking.totalCents },
    select: { id: true },
  })
  for (const { id: serviceId, discountCents } of booking.services)
    await database.bookedService.updateMany({
      where: { bookingId: booking.id, serviceId },
      data: { discountCents },
    })
}
