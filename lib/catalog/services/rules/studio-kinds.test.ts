import { expect, test } from 'vitest'
import { guessKind, proposeServices, studioKinds } from './studio-kinds'

const catalog = [...studioKinds.flatMap(({ serviceIds }) => serviceIds), 'own_service'].map((id) => ({
  id,
  active: false,
  isImported: false,
}))
const offering = (...ids: string[]) =>
  catalog.map((service) => ({ ...service, active: ids.includes(service.id) }))
const idsOf = (services: readonly { id: string }[]) => services.map(({ id }) => id)

test('a kind is proposed its services, beside those that are offered already', () => {
  expect(idsOf(proposeServices(catalog, 'design'))).toEqual(studioKinds[2].serviceIds)
  expect(idsOf(proposeServices(offering('own_service'), 'people'))).toEqual([
    ...studioKinds[1].serviceIds,
    'own_service',
  ])
  const imported = catalog.map((service) => ({ ...service, isImported: service.id === 'own_service' }))
  expect(idsOf(proposeServices(imported, 'people'))).toContain('own_service')
})

test('a studio is the kind whose services it offers, or else one for real estate', () => {
  expect(guessKind(catalog)).toBe('real-estate')
  expect(guessKind(offering('weddings'))).toBe('people')
  expect(guessKind(offering('weddings', 'photo_shoot'))).toBe('real-estate')
})
