import { describe, expect, test } from 'vitest'
import {
  categorySlug,
  chooseHero,
  countCategories,
  groupByCategory,
  heroLast,
  moveEntry,
  placeBeside,
  placingAt,
  portfolioCategories,
  splitIntoRows,
  startingCents,
} from './entries'

test('every category has a slug of its own', () => {
  expect(categorySlug('Real Estate Photography')).toBe('real-estate-photography')
  expect(new Set(portfolioCategories.map(categorySlug)).size).toBe(portfolioCategories.length)
})

describe('grouping', () => {
  test('categories with their counts, in the fixed order', () => {
    const projects = ['Video Production', 'Real Estate Photography', 'Video Production', 'Something else']
    expect(countCategories(projects.map((category) => ({ category })))).toEqual([
      { category: 'Real Estate Photography', slug: 'real-estate-photography', count: 1 },
      { category: 'Video Production', slug: 'video-production', count: 2 },
      { category: 'Something else', slug: 'something-else', count: 1 },
    ])
  })

  test('equipment by category, in the fixed order', () => {
    const grouped = groupByCategory([
      { category: 'Lenses', name: '24 mm' },
      { category: 'Cameras', name: 'Body' },
      { category: 'Lenses', name: '50 mm' },
    ])
    expect(grouped.map(({ category, things }) => [category, things.length])).toEqual([
      ['Cameras', 1],
      ['Lenses', 2],
    ])
  })

  test('the first project with a picture is the hero, and comes last in the grid', () => {
    const [bare, first, second] = [{ cover: null }, { cover: 'a' }, { cover: 'b' }]
    expect(chooseHero([bare, first, second])).toBe(first)
    expect(heroLast([bare, first, second])).toEqual([bare, second, first])
    expect(chooseHero([bare])).toBeNull()
    expect(heroLast([bare])).toEqual([bare])
    expect(heroLast([])).toEqual([])
  })
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

describe('an order', () => {
  const ids = ['a', 'b', 'c', 'd']

  test('changes by moving one beside another', () => {
    expect(placeBeside(ids, { id: 'd', side: 'before', neighborId: 'b' })).toEqual(['a', 'd', 'b', 'c'])
    expect(placeBeside(ids, { id: 'a', side: 'after', neighborId: 'd' })).toEqual(['b', 'c', 'd', 'a'])
    expect(placeBeside(ids, { id: 'b', side: 'after', neighborId: 'a' })).toEqual(ids)
  })

  test('does not change when one of the two is missing, or they are the same', () => {
    for (const [id, neighborId] of [
      ['x', 'a'],
      ['a', 'x'],
      ['a', 'a'],
    ] as const) {
      expect(placeBeside(ids, { id, side: 'before', neighborId })).toBeNull()
    }
  })

  test('is the same by position and by neighbor, for all moves', () => {
    for (const id of ids) {
      for (const place of [-1, 0, 1, 2, 3, 9]) {
        const placing = placingAt(ids, id, place)
        expect(placing ? placeBeside(ids, { id, ...placing }) : ids).toEqual(moveEntry(ids, id, place))
      }
    }
  })

  test('does not change by a move beyond its ends, or of a missing entry', () => {
    expect(placingAt(ids, 'a', -1)).toBeNull()
    expect(placingAt(ids, 'd', 4)).toBeNull()
    expect(placingAt(ids, 'x', 1)).toBeNull()
    expect(moveEntry(ids, 'x', 1)).toEqual(ids)
  })
})
