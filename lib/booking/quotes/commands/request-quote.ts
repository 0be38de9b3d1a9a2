import 'server-only'
import { randomUUID } from 'node:crypto'
import { consumeConfirmationAttempt, consumeQuoteAttempt } from '@/lib/booking/quotes/rate-limits'
import type { RequestQuote } from '@/lib/booking/quotes/schema'
import { readChosenServices } from '@/lib/catalog/services/operations/read-chosen-services'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import { db, type Transaction } from '@/lib/platform/data/db'
import { dateToDatabase } from '@/lib/platform/time/calendar-date'
import { now } from '@/lib/platform/time/clock'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'
import { assertFormAge } from './assert-form-age'
import { assertNotPast } from './assert-not-past'
import { confirmQuote, notifyOfQuoteRequest } from './notify-of-quote-request'

/**
 * Records a visitor's request, notifies the studio, and confirms it by email, unless the hourly limit of confirmations is
 * reached. Idempotent by idempotency key. A bot's request is silently discarded.
 * @param address the IP address it came from
 * @throws AppError `conflict` for a form that was open too long, `unavailable` for one sent too fast, `invalid` for a
 *   service that isn't offered or a past date, `too-many-requests`
 */
export async function requestQuote(input: RequestQuote, address: string): Promise<void> {
  if (input.reference !== '') return
  assertFormAge(input)
  await consumeQuoteAttempt(input.email, address)
  const studio = await getStudio()
  assertNotPast(input.wantedBy, studio.timeZone)
  const isConfirmed = await consumeConfirmationAttempt()
  await db().$transaction(async (tx) => {
    const services = await readChosenServices(tx, input.services, 'services')
    const quote = await createQuoteRequest(tx, input, services, studio.currency)
    if (!quote) return
    await notifyOfQuoteRequest(tx, quote, studio)
    if (isConfirmed) await confirmQuote(tx, quote, studio)
  })
}

/** Returns the recorded request, or null for a repeat. */
async function createQuoteRequest(
  tx: Transaction,
  { stamp: _stamp, reference: _reference, wantedBy, projectId, ...fields }: RequestQuote,
  services: Awaited<ReturnType<typeof readChosenServices>>,
  currency: string,
) {
  const data = {
    ...fields,
    id: randomUUID(),
    wantedBy: wantedBy ? dateToDatabase(wantedBy) : null,
    services: services.map(({ name }) => name),
    serviceIds: services.map(({ id }) => id),
    listPriceCents: totalCents(services),
    currency,
    projectId: await findShownProject(tx, projectId),
    createdAt: now(),
  }
  const { count } = await tx.quoteRequest.createMany({ data: [data], skipDuplicates: true })
  return count === 0 ? null : data
}

/** Returns the id of a published project, or null. */
async function findShownProject(tx: Transaction, projectId: string | null): Promise<string | null> {
  if (!projectId) return null
  const project = await tx.portfolioItem.findFirst({
    where: { id: projectId, published: true, deletedAt: null },
    select: { id: true },
  })
  return project?.id ?? null
}
