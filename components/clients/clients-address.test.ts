import { expect, it } from 'vitest'
import { ClientFilter } from '@/lib/clients/schema'
import { clientsAddress } from './clients-address'

it('leaves out defaults', () => {
  expect(clientsAddress({})).toBe('/clients')
  expect(clientsAddress({ search: '', sort: 'latest', page: 1 })).toBe('/clients')
})

it('returns a URL that parses back to the same filter', () => {
  const shown = { search: 'Oak & Main', sort: 'balance' as const, page: 3 }
  const query = new URL(clientsAddress(shown), 'https://portal.test').searchParams
  expect(ClientFilter.parse(Object.fromEntries(query))).toEqual({ ...shown, tab: 'clients' })
})

it.each([
  { page: '0' },
  { page: 'x' },
  { sort: 'up' },
  { tab: 'none' },
  { search: '\u0000' },
  { search: ['a', 'b'] },
])('replaces invalid %j with the default', (query) => {
  expect(ClientFilter.parse(query)).toEqual({ tab: 'clients', search: '', sort: 'latest', page: 1 })
})
