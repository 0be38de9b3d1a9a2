import { randomUUID } from 'node:crypto'
import type { ActionTable } from './action-row'

const quoteFields = {
  propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
  propertySize: '',
  wantedBy: '',
  'services[]': 'photo_shoot',
  message: '',
}

/** Quote requests belong to the studio, so every photographer can handle them. */
export const quotesActions: ActionTable = {
  requestQuoteAction: {
    access: 'anyone',
    input: () => ({
      idempotencyKey: randomUUID(),
      ...quoteFields,
      fullName: 'Robin Reed',
      phone: '',
      email: 'nobody@example.test',
    }),
    // The form wasn't opened on a page before.
    expected: 'conflict',
  },
  requestQuoteByMessageAction: {
    access: 'client',
    input: () => ({ idempotencyKey: randomUUID(), ...quoteFields }),
  },
  replyToQuoteAction: {
    access: 'answer-quotes',
    input: ({ quoteId }) => ({ quoteId, text: 'June 16 or 18.', idempotencyKey: randomUUID() }),
  },
  bookQuoteAction: { access: 'book-for-clients', input: ({ quoteId }) => ({ quoteId }) },
  closeQuoteAction: { access: 'answer-quotes', input: ({ quoteId }) => ({ quoteId }) },
  reopenQuoteAction: { access: 'answer-quotes', input: ({ quoteId }) => ({ quoteId }) },
  deleteQuoteAction: { access: 'answer-quotes', input: ({ quoteId }) => ({ quoteId }) },
}
