import { expect, test } from 'vitest'
import { noSize } from '@/lib/catalog/services/rules/pricing'
import { type EarlierOrder, findUsualServices, listProperties } from './usual-order'

const catalog = [
  { id: 'essentials', name: 'Essentials', kind: 'PACKAGE' },
  { id: 'photos', name: 'Photos', kind: 'SERVICE' },
  { id: 'aerial', name: 'Aerial', kind: 'SERVICE' },
]
const order = (address: string, ...services: EarlierOrder['services']): EarlierOrder => ({
  address,
  size: noSize,
  facing: null,
  photographer: { id: 'p', fullName: 'Ava Lindqvist' },
  services,
})
const alone = (serviceId: string | null) => ({ serviceId, packageName: null })
const inPackage = (serviceId: string) => ({ serviceId, packageName: 'Essentials' })

test('the usual services are those booked most often, and of several the latest', () => {
  const orders = [
    order('1 A Street', alone('aerial')),
    order('2 B Street', inPackage('photos'), inPackage('aerial')),
    order('3 C Street', inPackage('aerial'), inPackage('photos')),
  ]
  expect(findUsualServices(orders, catalog)).toEqual(['essentials'])
  expect(findUsualServices(orders.slice(0, 2), catalog)).toEqual(['aerial'])
})

test('leaves out what is no longer offered', () => {
  expect(
    findUsualServices([order('1 A Street', alone('gone'), alone('photos'), alone(null))], catalog),
  ).toEqual(['photos'])
  expect(findUsualServices([order('1 A Street', alone('gone'))], catalog)).toEqual([])
  expect(findUsualServices([], catalog)).toEqual([])
})

test('a property is listed once, as it was booked last', () => {
  const [latest, other, earlier] = [
    order('1 A Street', alone('aerial')),
    order('2 B Street'),
    order('1 A Street'),
  ]
  expect(listProperties([latest, other, earlier])).toEqual([latest, other])
})
