import { expect, it } from 'vitest'
import { weaknessOf } from './weak-passwords'

const owner = { email: 'dana.whitfield@whitfieldmoore.test', fullName: "Dana O'Brien-Whitfield" }
const common = 'This password is one of the most common ones. Please choose another.'
const own = 'Please choose a password that is not your own name or e-mail.'

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
  expect(await weaknessOf(password, owner)).toBe(common)
})

it.each([
  'Dana.whitfield1',
  'Dana.Whitfield@WhitfieldMoore.test1',
  'DanaOBrienWhitfield1',
  "O'Brien-Whitfield2026",
  'Danä!-1842',
])("calls %s the owner's own", async (password) => {
  expect(await weaknessOf(password, owner)).toBe(own)
})

it.each([
  'Cyanotype-1842',
  'Northlight-2026',
  // A common word with an ending that is no usual one.
  'Blueprint-1843',
  'Summer2026 by the lake',
  'Kq7-vh2-pXm',
  '7314159265Ab',
  // Of a name only a part.
  'Danae-Whitford-1',
])('lets %s pass', async (password) => {
  expect(await weaknessOf(password, owner)).toBeNull()
})

it('checks the longest password at once', async () => {
  const start = performance.now()
  await weaknessOf(`A1${'!'.repeat(125)}a`, owner)
  expect(performance.now() - start).toBeLessThan(200)
})
