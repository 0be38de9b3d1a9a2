import { expect, test } from 'vitest'
import { openSealedText, sealText } from './sealed-text'

const text = 'https://calendar.example.com/private-1f3a/basic.ics?ä'

test('opens what it sealed, which is different each time', () => {
  const sealed = sealText(text, 'calendar', 'one')
  expect(openSealedText(sealed, 'calendar', 'one')).toBe(text)
  expect(sealed).not.toContain('example')
  expect(sealText(text, 'calendar', 'one')).not.toBe(sealed)
})

test('opens nothing for another purpose or owner, or once changed', () => {
  const sealed = sealText(text, 'calendar', 'one')
  expect(openSealedText(sealed, 'other', 'one')).toBeNull()
  expect(openSealedText(sealed, 'calendar', 'two')).toBeNull()
  const changed = Buffer.from(sealed, 'base64url')
  changed.writeUInt8(changed.readUInt8(40) ^ 1, 40)
  expect(openSealedText(changed.toString('base64url'), 'calendar', 'one')).toBeNull()
  expect(openSealedText('', 'calendar', 'one')).toBeNull()
})
