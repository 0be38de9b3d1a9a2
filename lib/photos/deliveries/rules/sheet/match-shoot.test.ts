import { expect, test } from 'vitest'
import { matchShoot } from './match-shoot'

const at = (day: string) => Date.parse(`${day}T10:00:00Z`)
const shoot = (shotOn: string, group: 'DUE' | 'DELIVERED' = 'DUE') => ({ shotOn, group })

test('the shoot on the day of most photos is found', () => {
  const shoots = [shoot('2026-06-09'), shoot('2026-06-10')]
  expect(matchShoot([at('2026-06-10'), at('2026-06-10'), at('2026-06-09')], shoots)).toBe(shoots[1])
})

test('two shoots on that day, none, or photos without a time match nothing', () => {
  expect(matchShoot([at('2026-06-09')], [shoot('2026-06-09'), shoot('2026-06-09')])).toBeNull()
  expect(matchShoot([at('2026-06-09')], [shoot('2026-06-10')])).toBeNull()
  expect(matchShoot([], [shoot('2026-06-10')])).toBeNull()
})

test('a shoot that waits for photos comes before a delivered one', () => {
  const [delivered, due] = [shoot('2026-06-09', 'DELIVERED'), shoot('2026-06-09')]
  expect(matchShoot([at('2026-06-09')], [delivered, due])).toBe(due)
  expect(matchShoot([at('2026-06-09')], [delivered])).toBe(delivered)
})
