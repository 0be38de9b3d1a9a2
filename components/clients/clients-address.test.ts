import { expect, it } from 'vitest'
import { ClientFilter } from '@/lib/clients/schema'
import { clientsAddress } from './clients-address'

it('leaves out what is not asked for', () => {
  expect(clientsAddress({})).toBe('/clients')
  expect(clientsAddress({ search: '', sort: 'latest', page: 1 })).toBe('/clients')
})

it('is read back as it was meant', () => {
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
])('reads %j as not said', (query) => {
  expect(ClientFilter.parse(query)).toEqual({ tab: 'clients', search: '', sort: 'latest', page: 1 })
})
