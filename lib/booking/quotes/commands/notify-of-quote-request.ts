import 'server-only'
import { quoteNotifications } from '@/lib/booking/quotes/words'
import { findTeam } from '@/lib/people/accounts/operations/find-responsible-photographers'
import type { Transaction } from '@/lib/platform/data/db'
import { env } from '@/lib/platform/environment/env'
import { queueMail } from '@/lib/platform/jobs/outbox'
import { formatCents } from '@/lib/platform/money/money'
import { dateFromDatabase, formatDate } from '@/lib/platform/time/calendar-date'
import { formatInstantInZone } from '@/lib/platform/time/clock'
import { notify } from '@/lib/studio/notifications/operations/notify'
import type { Studio } from '@/lib/studio/settings/queries/get-studio'
import type { QuoteRequest } from '@/prisma/generated/client'

type SavedQuote = Omit<QuoteRequest, 'bookingId' | 'idempotencyKey' | 'projectId' | 'status' | 'updatedAt'>

/** Notifies every active photographer of a request. */
export async function notifyOfQuoteRequest(
  tx: Transaction,
  quote: SavedQuote,
  studio: Studio,
): Promise<void> {
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
export async function confirmQuote(
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
