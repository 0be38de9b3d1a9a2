import { randomUUID } from 'node:crypto'
import { delivered, type Journey } from './journey'

/** A client books; the photographer sends photos; the client pays and asks a question. */
export const messages: Journey = {
  name: 'messages',
  async play({ visitors: { persist, call }, shoots, payments }) {
    const shoot = await shoots.book()
    await payments.pay(shoot.client, await shoots.deliver(shoot))
    const messageKey = randomUUID()
    const { conversationId } = await persist('ask', () =>
      call<{ conversationId: string }>(shoot.client, 'startConversationAction', {
        subject: 'Keys',
        priority: 'LOW',
        message: 'Under the mat.',
        idempotencyKey: messageKey,
      }),
    )
    const reply = { message: 'Found them.', fileIds: [], idempotencyKey: randomUUID() }
    await persist('reply', () => call(shoot.photographer, 'sendMessageAction', { conversationId, ...reply }))
    return [delivered(shoot, 'COMPLETED 29900 - 0')]
  },
}
