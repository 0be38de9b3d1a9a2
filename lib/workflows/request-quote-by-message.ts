import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { totalCents } from '@/lib/catalog/rules'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { subjectLimit } from '@/lib/messaging/limits'
import { cutTo } from '@/lib/messaging/rules'
import { db } from '@/lib/platform/db'
import { formatCents } from '@/lib/platform/money'
import { assertNotPast } from '@/lib/quotes/commands/assert-not-past'
import { readRequestedServices } from '@/lib/quotes/queries/read-requested-services'
import { asConversation } from '@/lib/quotes/rules'
import type { RequestQuoteByMessage } from '@/lib/quotes/schema'
import { getStudio } from '@/lib/studio/queries'

/**
 * Makes a client's request a conversation with the studio. A repeat of the same idempotency key finds the first.
 * @throws AppError `invalid` for a service that is not offered or a day that is over, `too-many-requests`
 */
export async function requestQuoteByMessage(
  actor: Actor,
  input: RequestQuoteByMessage,
): Promise<{ conversationId: string }> {
  const { timeZone, currency } = await getStudio()
  assertNotPast(input.wantedBy, timeZone)
  const services = await readRequestedServices(db(), input.services)
  const { subject, message } = asConversation(
    input,
    services.map(({ name }) => name),
    formatCents(totalCents(services), currency),
  )
  return startConversation(actor, {
    // The ellipsis of what is cut is one of the characters.
    subject: cutTo(subject, subjectLimit - 1),
    priority: 'MEDIUM',
    message,
    idempotencyKey: input.idempotencyKey,
  })
}
