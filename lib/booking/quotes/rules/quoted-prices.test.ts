import { expect, test } from 'vitest'
import { splitQuotedPrice } from './quoted-prices'

test('splits the price of a quote over its services, to the cent', () => {
  const services = [
    { id: 'photo_shoot', priceCents: 29_900 },
    { id: 'house_tour', priceCents: 39_900 },
  ]
  expect(splitQuotedPrice(65_000, services)).toEqual({ photo_shoot: 27_844, house_tour: 37_156 })
  expect(splitQuotedPrice(0, services)).toEqual({ photo_shoot: 0, house_tour: 0 })
  expect(
    splitQuotedPrice(
      101,
      services.map((service) => ({ ...service, priceCents: 0 })),
    ),
  ).toEqual({
    photo_shoot: 51,
    house_tour: 50,
  })
})
