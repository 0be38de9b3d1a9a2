import { expect, test } from 'vitest'
import { findMisplaced } from './find-misplaced'

const at = (iso: string) => Date.parse(iso) / 1000
const now = at('2026-12-02T12:00:00Z')
const first = '20261127000000_first_schema'
const second = '20261201120000_add_rooms'
const history = new Map([
  [first, { place: 0, at: at('2026-11-27T17:00:00Z') }],
  [second, { place: 1, at: at('2026-12-01T13:00:00Z') }],
])

test.each([
  ['one that is being added', [first, second, '20261202110000_add_chairs']],
  ['one that is being added a little ahead of a clock', [first, second, '20261203115959_add_chairs']],
  ['none but those of the history', [first, second]],
  ['no history', [second]],
])('accepts %s', (_what, names) => {
  expect(findMisplaced(names, history, now)).toEqual([])
})

test('rejects one that sorts before an older one', () => {
  const early = '20261130000000_add_chairs'
  const problem = `${early}: sorts before ${second}, which was there first`
  expect(findMisplaced([first, early, second], history, now)).toEqual([problem])
  const merged = new Map([...history, [early, { place: 2, at: now }]])
  expect(findMisplaced([first, early, second], merged, now)).toEqual([problem])
})

test('accepts several that one commit added', () => {
  const other = '20261201110000_add_kinds'
  const together = new Map([...history, [other, { place: 1, at: now }]])
  expect(findMisplaced([first, other, second], together, now)).toEqual([])
})

test('rejects one that is dated more than a day ahead of its commit, also when that is long ago', () => {
  const ahead = '20261203120001_add_chairs'
  const problem = `${ahead}: is dated more than a day ahead of when it was added`
  expect(findMisplaced([ahead], new Map(), now)).toEqual([problem])
  expect(findMisplaced([ahead], new Map(), now + 86_400)).toEqual([])
  expect(findMisplaced([ahead], new Map([[ahead, { place: 0, at: now }]]), now + 1e7)).toEqual([problem])
})

test.each(['add_chairs', '2026_add_chairs', '20261341000000_add_chairs', '20261201000000-add-chairs'])(
  'rejects the name %s',
  (name) => {
    expect(findMisplaced([name], new Map(), now)).toEqual([
      `${name}: isn't a time and a name, such as 20261231235959_add_rooms`,
    ])
  },
)
