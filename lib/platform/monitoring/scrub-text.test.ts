import { expect, test } from 'vitest'
import { scrubStack, scrubText } from './scrub-text'

test.each([
  ['no such mail: x to sam@harborrealty.test', 'no such mail: x to [removed]'],
  ['Unexpected token h, "hunter2 is" is not valid JSON', 'Unexpected token h, [removed] is not valid JSON'],
  ["the password 'hunter2' is wrong", 'the password [removed] is wrong'],
  ['GET https://files.test/f/abc?signature=def: 403', 'GET https://files.test 403'],
  ["can't open /unsubscribe/abc.def now", "can't open [removed] now"],
  ['token 0b6ff3f1-74a4-4f04-9c3e-0f3b0f6f6c11 expired', 'token [removed] expired'],
  ['call (828) 555-0142 first', 'call (828) 555-0142 first'.replace('828) 555-0142', '[removed]')],
  ['storage responded 503 for a file', 'storage responded 503 for a file'],
  ["Stripe didn't respond and the portal won't retry", "Stripe didn't respond and the portal won't retry"],
])('%j becomes %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed)
})

test('a stack keeps only places in the code', () => {
  const stack =
    'Error: sam@example.test\n  the rest of the message\n    at open (/app/lib/a.ts:1:2)\n    at /app/lib/b.ts:3:4'
  expect(scrubStack(stack)).toBe('    at open (/app/lib/a.ts:1:2)\n    at /app/lib/b.ts:3:4')
})
