import { describe, expect, test } from 'vitest'
import { categorySlug, countCategories, groupByCategory, portfolioCategories } from './categories'

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
})
