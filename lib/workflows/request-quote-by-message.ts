import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { assertNotPast } from '@/lib/booking/quotes/commands/assert-not-past'
import type { RequestQuoteByMessage } from '@/lib/booking/quotes/schema'
import { asConversation } from '@/lib/booking/quotes/words'
import { readChosenServices } from '@/lib/catalog/services/operations/read-chosen-services'
import { totalCents } from '@/lib/catalog/services/rules/totals'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { subjectLimit } from '@/lib/messaging/limits'
import { requestSentFlash } from '@/lib/messaging/words'
import { db } from '@/lib/platform/data/db'
import { formatCents } from '@/lib/platform/money/money'
import { cutAtWord } from '@/lib/platform/text/characters'
import { getStudio } from '@/lib/studio/settings/queries/get-studio'

/**
 * Starts a conversation with the studio from a client's quote request. Idempotent by idempotency key.
 * @throws AppError `invalid` for a service that isn't offered or a past day, `too-many-requests`
 */
export async function requestQuoteByMessage(
  actor: Actor,
  input: RequestQuoteByMessage,
): Promise<{ conversationId: string; flash: typeof requestSentFlash }> {
  const { timeZone, currency } = await getStudio()
  assertNotPast(input.wantedBy, timeZone)
  const services = await readChosenServices(db(), input.services, 'services')
  const { subject, message } = asConversation(
    input,
    services.map(({ name }) => name),
    formatCents(totalCents(services), currency),
  )
  const { conversationId } = await startConversation(actor, {
    subject: cutAtWord(subject, subjectLimit),
    priority: 'MEDIUM',
    message,
    idempotencyKey: input.idempotencyKey,
  })
  return { conversationId, flash: requestSentFlash }
}
