import { expect, it } from 'vitest'
import { parseFlash, serializeFlash } from './flash'

it('survives the cookie', () => {
  const flash = {
    tone: 'success' as const,
    title: 'Booking Requested!',
    message: 'Alder Ridge; June 12, 2026',
  }
  expect(parseFlash(decodeURIComponent(encodeURIComponent(serializeFlash(flash))))).toEqual(flash)
})

it.each(['', 'null', '[]', '{', '{"tone":"loud","title":"x"}', '{"tone":"info","title":7}'])(
  'refuses %s',
  (value) => {
    expect(parseFlash(value)).toBeNull()
  },
)
