import { expect, test } from 'vitest'
import { stripQuote } from './strip-quote'

test.each([
  ['no quote at all', 'Yes, please.\n\nSam', 'Yes, please.\n\nSam'],
  [
    'one line of lead-in',
    'Yes.\r\n\r\nOn Mon, Jun 8, 2026 at 16:20 Northlight <studio@northlight.test> wrote:\r\n\r\n> Twilight shots',
    'Yes.',
  ],
  [
    'a lead-in over two lines',
    'Yes.\n\nOn Mon, Jun 8, 2026 at 16:20 Northlight\n<studio@northlight.test> wrote:\n> Twilight',
    'Yes.',
  ],
  ['another language', 'Oui.\n\nLe lun. 8 juin 2026 à 16:20, Northlight a écrit :\n> Twilight', 'Oui.'],
  ['the rule of Outlook', 'Yes.\n________________________________\nFrom: Northlight\nSent: Monday', 'Yes.'],
  ['the old head of Outlook', 'Yes.\n\nFrom: Northlight <studio@northlight.test>\nSent: Monday', 'Yes.'],
  ['an old divider', 'Yes.\n-----Original Message-----\nHello', 'Yes.'],
  ['a signature', 'Yes.\n-- \nSam\nHarbor Realty', 'Yes.'],
  ['a list that ends with a colon and a quote', 'These two:\n> the pool', 'These two:'],
  ['nothing but the quote', '> Twilight', ''],
])('%s', (_name, text, reply) => {
  expect(stripQuote(text)).toBe(reply)
})
