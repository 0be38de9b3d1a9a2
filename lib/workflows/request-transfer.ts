import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { startConversation } from '@/lib/messaging/commands/start-conversation'
import { subjectLimit } from '@/lib/messaging/limits'
import { requestSentFlash } from '@/lib/messaging/words'
import { findTransferable } from '@/lib/photos/transfers/queries/find-transferable'
import type { RequestTransfer } from '@/lib/photos/transfers/schema'
import { asConversation } from '@/lib/photos/transfers/words'
import { NotFoundError } from '@/lib/platform/errors'
import { cutAtWord } from '@/lib/platform/text/characters'

/**
 * Starts a conversation with the studio about the agent who takes over a client's listing. Idempotent by idempotency key.
 * @throws NotFoundError if the photos aren't of the client's own booking
 */
export async function requestTransfer(
  actor: Actor,
  { deliveryId, idempotencyKey, agent }: RequestTransfer,
): Promise<{ conversationId: string; flash: typeof requestSentFlash }> {
  const delivery = await findTransferable(actor, deliveryId)
  if (!delivery) throw new NotFoundError('Photo delivery not found')
  const { subject, message } = asConversation(delivery.address, agent)
  const { conversationId } = await startConversation(actor, {
    subject: cutAtWord(subject, subjectLimit),
    priority: 'MEDIUM',
    message,
    idempotencyKey,
  })
  return { conversationId, flash: requestSentFlash }
}
