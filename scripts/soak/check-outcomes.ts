import type { PrismaClient } from '@/prisma/generated/client'
import type { Outcome } from './journeys/journey'

/** Checks that everything that was confirmed has happened, exactly once. Returns what is wrong. */
export async function checkOutcomes(database: PrismaClient, outcomes: readonly Outcome[]): Promise<string[]> {
  const problems: string[] = []
  for (const { bookingKey, bookingId, status, invoices, photos } of outcomes) {
    const bookings = await database.booking.findMany({
      where: { idempotencyKey: bookingKey },
      select: {
        status: true,
        invoices: { select: { status: true, amountCents: true, refundedCents: true } },
        deliveries: { select: { photos: { select: { state: true } } } },
      },
    })
    const found = bookings.map((booking) => ({
      status: booking.status,
      invoices: booking.invoices
        .map((invoice) => `${invoice.status} ${invoice.amountCents} - ${invoice.refundedCents}`)
        .sort(),
      photos: booking.deliveries.flatMap((delivery) => delivery.photos.map(({ state }) => state)),
    }))
    const expected = [{ status, invoices: invoices.toSorted(), photos: Array(photos).fill('READY') }]
    if (JSON.stringify(found) !== JSON.stringify(expected))
      problems.push(`booking ${bookingId} is ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`)
  }
  const failed = await database.outboxMessage.findMany({
    where: { kind: 'MAIL', status: { not: 'SENT' } },
    select: { topic: true, status: true, lastError: true },
  })
  for (const { topic, status, lastError } of failed)
    problems.push(`the email ${topic} is ${status}: ${lastError}`)
  return problems
}
