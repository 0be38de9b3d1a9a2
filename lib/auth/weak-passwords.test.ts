import { expect, it } from 'vitest'
import { weaknessOf } from './weak-passwords'
import { weakPasswordTexts } from './words'

const owner = { email: 'dana.whitfield@whitfieldmoore.test', fullName: "Dana O'Brien-Whitfield" }

it.each([
  'password1',
  'Password1',
  'PASSWORD1',
  'Qwerty123',
  'Summer2026',
  'Summer2026!',
  'Sunshine-7',
  'Monkey!!!1',
  'Baseball123456789',
  'Welcome1999?!',
])('calls %s common', async (password) => {
  expect(await weaknessOf(password, owner)).toBe(weakPasswordTexts.common)
})

it.each([
  'Dana.whitfield1',
  'Dana.Whitfield@WhitfieldMoore.test1',
  'DanaOBrienWhitfield1',
  "O'Brien-Whitfield2026",
  'Danä!-1842',
])("calls %s the owner's own", async (password) => {
  expect(await weaknessOf(password, owner)).toBe(weakPasswordTexts.own)
})

it.each([
  'Cyanotype-1842',
  'Northlight-2026',
  // A common word with an unusual ending.
  'Blueprint-1843',
  'Summer2026 by the lake',
  'Kq7-vh2-pXm',
  '7314159265Ab',
  // Only part of a name.
  'Danae-Whitford-1',
])('accepts %s', async (password) => {
  expect(await weaknessOf(password, owner)).toBeNull()
})

it('checks the longest password quickly', async () => {
  const start = performance.now()
  await weaknessOf(`A1${'!'.repeat(125)}a`, owner)
  expect(performance.now() - start).toBeLessThan(200)
})
