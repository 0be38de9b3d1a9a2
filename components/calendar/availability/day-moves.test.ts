import { expect, test } from 'vitest'
import { dayOfKey, monthsBeside } from './day-moves'

test('keys move between days as in the ARIA date grid pattern', () => {
  const from = (key: string) => dayOfKey(key, '2026-06-10')
  expect([from('ArrowLeft'), from('ArrowRight'), from('ArrowUp'), from('ArrowDown')]).toEqual([
    '2026-06-09',
    '2026-06-11',
    '2026-06-03',
    '2026-06-17',
  ])
  expect([from('Home'), from('End')]).toEqual(['2026-06-07', '2026-06-13'])
  expect([from('PageUp'), from('PageDown')]).toEqual(['2026-05-10', '2026-07-10'])
  expect(from('Enter')).toBeNull()
})

test('the previous and next months adjoin the one of the day', () => {
  const [before, after] = monthsBeside('2026-06-10')
  expect([before[0], before.at(-1), after[0], after.at(-1)]).toEqual([
    '2026-05-01',
    '2026-05-31',
    '2026-07-01',
    '2026-07-31',
  ])
})
