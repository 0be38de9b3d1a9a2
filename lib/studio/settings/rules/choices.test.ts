import { expect, test } from 'vitest'
import { findChoices } from '@/lib/studio/settings/rules/choices'

test.each([
  ['new york', ['America/New York']],
  ['YORK', ['America/New York']],
  ['america york', ['America/New York']],
  ['berlin york', []],
  ['', ['America/New York', 'Europe/Berlin']],
])('%j finds %j', (typed, found) => {
  const choices = [
    { value: 'America/New_York', label: 'America/New York' },
    { value: 'Europe/Berlin', label: 'Europe/Berlin' },
  ]
  expect(findChoices(choices, typed).map(({ label }) => label)).toEqual(found)
})
