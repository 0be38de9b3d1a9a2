import 'server-only'
import { randomUUID } from 'node:crypto'
import { minFormAgeMs } from '@/lib/booking/quotes/limits'
import {
  consumeConfirmationAttempt,
  consumeQuoteAttempt,
} from '@/lib/booking/quotes/operations/consume-quote-attempt'
import { stampOf } from '@/lib/booking/quotes/queries/open-form'
import type { FormOpening, RequestQuote } from '@/lib/booking/quotes/schema'
import { formExpiredText, quoteNotifications } from '@/lib/booking/quotes/words'
import { readChosenServices } from '@/lib/catalog/services/operations/read-chosen-services'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import { findTeam } from '@/lib/people/accounts/operations/find-responsible-photographers'
import { db, type Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { AppError } from '@/lib/platform/errors'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatCents } from '@/lib/platform/money/money'
import { isSameText } from '@/lib/platform/secrets/proof'
import { dateFromDatabase, dateToDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone, now } from '@/lib/platform/time/clock'
import { sentTooFastText } from '@/lib/platform/words'
import { notify } from '@/lib/studio/notifications/operations/notify'
import { getStudio, type Studio } from '@/lib/studio/settings/queries/get-studio'
import type { QuoteRequest } from '@/prisma/generated/client'
import { assertNotPast } from './assert-not-past'

type SavedQuote = Omit<QuoteRequest, 'bookingId' | 'idempotencyKey' | 'projectId' | 'status' | 'updatedAt'>

const maxAgeMs = 24 * 60 * 60 * 1000

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

/**
 * @throws AppError `conflict` for a form that was open too long or has an invalid stamp, `unavailable` for one sent too fast
 */
function assertFormAge({ idempotencyKey, stamp }: FormOpening): void {
  const openedAt = Number.parseInt(stamp, 10)
  const age = now().getTime() - openedAt
  if (!isSameText(stamp, stampOf(idempotencyKey, openedAt)) || age > maxAgeMs) {
    throw new AppError('conflict', formExpiredText)
  }
  if (age < minFormAgeMs) throw new AppError('unavailable', sentTooFastText)
}

/** Notifies every active photographer of a request. */
async function notifyOfQuoteRequest(tx: Transaction, quote: SavedQuote, studio: Studio): Promise<void> {
  for (const { userId, fullName } of await findTeam(tx, 'answer-quotes')) {
    await notify(
      tx,
      {
        userId,
        ...quoteNotifications.requested(quote.fullName, quote.propertyAddress),
        type: 'INFO',
        action: 'view_quote',
        details: { quote_id: quote.id },
      },
      {
        kind: 'message',
        template: 'quote-requested',
        props: {
          fullName,
          address: quote.propertyAddress,
          size: quote.propertySize,
          wantedBy: quote.wantedBy && formatDate(dateFromDatabase(quote.wantedBy)),
          services: quote.services,
          listPrice: formatCents(quote.listPriceCents, quote.currency),
          visitorName: quote.fullName,
          visitorEmail: quote.email,
          visitorPhone: quote.phone,
          askedAt: formatInstantInZone(quote.createdAt, studio.timeZone),
          message: quote.message,
          link: `${env().APP_URL}/quotes?request=${quote.id}`,
        },
      },
    )
  }
}

/** Confirms to the visitor that the request was received. */
async function confirmQuote(
  tx: Transaction,
  { email, services, listPriceCents, currency }: SavedQuote,
  studio: Studio,
): Promise<void> {
  // Anyone can enter anyone's address, so nothing that the visitor wrote is sent to it.
  await queueMail(tx, {
    to: email,
    template: 'quote-received',
    props: {
      services,
      listPrice: formatCents(listPriceCents, currency),
      link: `${env().APP_URL}/portfolio`,
    },
    replyTo: studio.supportEmail,
  })
}
