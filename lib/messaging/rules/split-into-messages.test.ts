import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailReplyLimit, messageLimit } from '@/lib/messaging/limits'
import { cutOffText } from '@/lib/messaging/words'
import { countCharacters } from '@/lib/platform/text/characters'
import { splitIntoMessages } from './split-into-messages'

const words = (count: number) => 'four '.repeat(count).trim()

test('a text that fits is one message', () => {
  expect(splitIntoMessages('Yes.\n\nSam')).toEqual(['Yes.\n\nSam'])
  expect(splitIntoMessages('👩‍👩‍👧‍👦'.repeat(messageLimit))).toHaveLength(1)
  expect(splitIntoMessages('')).toEqual([])
})

test('splits between paragraphs, else between lines, else between words', () => {
  expect(splitIntoMessages(`${words(300)}\n\n${words(300)}`)).toEqual([words(300), words(300)])
  expect(splitIntoMessages(`${words(300)}\n${words(300)}`)).toEqual([words(300), words(300)])
  expect(splitIntoMessages(words(600)).every((part) => /^(four )*four$/.test(part))).toBe(true)
})

test('splits a word longer than a message between characters', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(splitIntoMessages(family.repeat(messageLimit + 1))).toEqual([family.repeat(messageLimit), family])
})

test('cuts off at the limit, and the last message says so', () => {
  const whole = splitIntoMessages('a'.repeat(emailReplyLimit))
  expect(whole.join('')).toBe('a'.repeat(emailReplyLimit))
  const cut = splitIntoMessages('a'.repeat(emailReplyLimit + 1))
  expect(cut.at(-1)?.endsWith(`…\n\n${cutOffText}`)).toBe(true)
  expect(countCharacters(cut.join(''))).toBeLessThan(emailReplyLimit + 50)
})

test('loses only whitespace, and every message can be sent', () => {
  const unit = fc.constantFrom('a', 'é', '👩‍👩‍👧‍👦', ' ', '\n', '\n\n')
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1500, maxLength: 6000 }), (text) => {
      const messages = splitIntoMessages(text)
      expect(messages.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      for (const message of messages) {
        expect(message).toBe(message.trim())
        expect(message).not.toBe('')
        expect(countCharacters(message)).toBeLessThanOrEqual(messageLimit)
      }
    }),
    { numRuns: 30 },
  )
})
