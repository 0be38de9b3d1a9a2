import { expect, test } from 'vitest'
import { chooseHero, heroLast, splitIntoRows, startingCents } from './public-page'

test('the first project with a picture is the hero, and comes last in the grid', () => {
  const [bare, first, second] = [{ cover: null }, { cover: 'a' }, { cover: 'b' }]
  expect(chooseHero([bare, first, second])).toBe(first)
  expect(heroLast([bare, first, second])).toEqual([bare, second, first])
  expect(chooseHero([bare])).toBeNull()
  expect(heroLast([bare])).toEqual([bare])
  expect(heroLast([])).toEqual([])
})

test('rows repeat, and the last one has the rest', () => {
  expect(splitIntoRows(8, [2, 3])).toEqual([2, 3, 2, 1])
  expect(splitIntoRows(6, [2, 3, 1])).toEqual([2, 3, 1])
  expect(splitIntoRows(1, [2, 3])).toEqual([1])
  expect(splitIntoRows(0, [2, 3])).toEqual([])
})

test('a block starts at the lowest price of its offered services', () => {
  const offered = [
    { id: 'logo_design', priceCents: 39_900 },
    { id: 'graphic_design', priceCents: 19_900 },
    { id: 'photo_shoot', priceCents: 29_900 },
  ]
  expect(startingCents(offered)).toEqual({ 'Graphic Design': 19_900, 'Real Estate Photography': 29_900 })
})
