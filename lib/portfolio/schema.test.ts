import { describe, expect, test } from 'vitest'
import { SaveEquipment, SaveItem, type SaveItemInput, SaveStat } from './schema'

const item: SaveItemInput = {
  edited: null,
  title: ' A house that faces the trees ',
  category: 'Real Estate Photography',
  location: '',
  description: '<b>kept as text</b>',
  services: ['Motion Graphics', 'Photo Shoot', 'Photo Shoot'],
  images: ['/api/portfolio/one', '/api/portfolio/two', '/api/portfolio/one'],
  videos: [],
  cover: null,
  featured: false,
  published: true,
}

/** The messages of a rejected input, by field. */
function messagesOf(schema: typeof SaveItem | typeof SaveEquipment | typeof SaveStat, input: unknown) {
  const parsed = schema.safeParse(input)
  return parsed.success ? null : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('portfolio item', () => {
  test('is trimmed, its blanks are null, doubles go, services come in the order of the list', () => {
    expect(SaveItem.parse(item)).toMatchObject({
      title: 'A house that faces the trees',
      location: null,
      description: '<b>kept as text</b>',
      services: ['Photo Shoot', 'Motion Graphics'],
      images: ['/api/portfolio/one', '/api/portfolio/two'],
    })
  })

  test('needs a title and a category of the list', () => {
    expect(messagesOf(SaveItem, { ...item, title: '  ', category: '' })).toEqual([
      ['title', 'Title is required'],
      ['category', 'Please select a category'],
    ])
    expect(messagesOf(SaveItem, { ...item, category: 'Pets' })).toEqual([
      ['category', 'Please select a category'],
    ])
  })

  test('takes no word of 5,000, no tag of its own, no file from elsewhere', () => {
    expect(messagesOf(SaveItem, { ...item, description: 'word '.repeat(5000) })).toEqual([
      ['description', 'Description must be at most 2000 characters'],
    ])
    expect(messagesOf(SaveItem, { ...item, services: ['Photo Shoot', 'Tag'] })).toEqual([
      ['services.1', 'Please select services from the list'],
    ])
    expect(messagesOf(SaveItem, { ...item, images: ['https://elsewhere.test/a.jpg'] })).toEqual([
      ['images.0', 'This file is not one of the portfolio'],
    ])
  })

  test('takes no list of 200 tags', () => {
    const offered = Array.from({ length: 200 }, () => 'Photo Shoot')
    expect(messagesOf(SaveItem, { ...item, services: offered })).toEqual([
      ['services', 'A service is in the list twice'],
    ])
  })

  test('holds at most 60 files', () => {
    const addresses = (count: number, name: string) =>
      Array.from({ length: count }, (_, place) => `/api/portfolio/${name}${place}`)
    expect(messagesOf(SaveItem, { ...item, images: addresses(31, 'i'), videos: addresses(30, 'v') })).toEqual(
      [['images', 'At most 60 images and videos in one item']],
    )
    expect(
      messagesOf(SaveItem, { ...item, images: addresses(30, 'i'), videos: addresses(30, 'v') }),
    ).toBeNull()
  })
})

test('equipment needs a name and a category', () => {
  const piece = {
    edited: null,
    name: 'Geared head',
    category: 'Lighting & Accessories',
    description: '',
  }
  expect(SaveEquipment.parse(piece)).toEqual({ ...piece, description: null })
  expect(messagesOf(SaveEquipment, { ...piece, name: ' ', category: 'Pets' })).toEqual([
    ['name', 'Name is required'],
    ['category', 'Please select a category'],
  ])
})

test('a statistic needs value and label, and its order is a whole number', () => {
  const stat = { edited: null, value: '500+', label: 'Properties', icon: 'Camera', position: '' }
  expect(SaveStat.parse(stat)).toEqual({ ...stat, position: 0 })
  expect(SaveStat.parse({ ...stat, position: ' 12 ' }).position).toBe(12)
  for (const position of ['1.5', 'first', '1e3', '-', '1234567', '٣']) {
    expect(messagesOf(SaveStat, { ...stat, position })).toEqual([
      ['position', 'Display order must be a whole number between -999,999 and 999,999'],
    ])
  }
  expect(messagesOf(SaveStat, { ...stat, value: '', label: '', icon: 'Cat' })).toEqual([
    ['value', 'Value is required'],
    ['label', 'Label is required'],
    ['icon', 'Please select an icon'],
  ])
})
