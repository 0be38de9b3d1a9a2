import { expect, test } from 'vitest'
import { flag, oneOf, pageNumber, recordId, searchText, urlState } from './url-state'

const list = urlState('/list?tab=all', {
  search: searchText(10),
  sort: oneOf(['latest', 'name']),
  unread: flag,
  record: recordId,
  page: pageNumber(100),
})
const id = '6f1c2f6e-9d3e-4c7e-8f3f-3d1f5a2b9c10'
const queryOf = (href: string) => Object.fromEntries(new URL(href, 'https://portal.test').searchParams)

test('leaves defaults out of the URL', () => {
  expect(list.href()).toBe('/list?tab=all')
  expect(list.href(list.defaults)).toBe('/list?tab=all')
  expect(list.href({ search: 'Oak & 5th', page: 3 })).toBe('/list?tab=all&search=Oak+%26+5th&page=3')
})

test('reads back what it wrote', () => {
  const state = { search: '50% <a>"#', sort: 'name', unread: '1', record: id, page: 2 } as const
  expect(list.parse(queryOf(list.href(state)))).toEqual(state)
})

test.each([
  {},
  { search: 'a'.repeat(11), sort: 'x', unread: 'true', record: '1', page: '0' },
  { search: 'a\0b', sort: '', unread: '2', record: `${id}'`, page: '2x' },
  { search: '  ', sort: '__proto__', page: '101' },
  { page: '1.5' },
  { page: '-1' },
  { page: '' },
])('falls back to the defaults for %j', (query) => {
  expect(list.parse(query)).toEqual(list.defaults)
})

test('takes the first of repeated parameters', () => {
  expect(list.parse({ sort: ['name', 'latest'], page: ['x', '2'] })).toMatchObject({ sort: 'name', page: 1 })
})
