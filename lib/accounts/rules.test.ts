import { expect, it } from 'vitest'
import { passwordRules, roleLabel } from './rules'

const held = (password: string) =>
  passwordRules.filter(({ holds }) => holds(password)).map(({ label }) => label)

it.each([
  ['', []],
  ['northlight26', ['Min 8 characters', 'Lowercase', 'Number']],
  ['Ab1', ['Uppercase', 'Lowercase', 'Number']],
  ['Cyanotype-1842', ['Min 8 characters', 'Uppercase', 'Lowercase', 'Number']],
])('ticks the rules that hold for %j', (password, labels) => {
  expect(held(password)).toEqual(labels)
})

it('calls photographers Admin', () => {
  expect([roleLabel('PHOTOGRAPHER'), roleLabel('CLIENT')]).toEqual(['Admin', 'Client'])
})
