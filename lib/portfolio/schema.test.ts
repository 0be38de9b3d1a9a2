import { describe, expect, test } from 'vitest'
import { SaveEquipment, SaveItem, type SaveItemInput, SaveStat } from './schema'
import { notPortfolioFile, positionInvalid, serviceRepeated, serviceUnknown, tooManyMedia } from './words'

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

/** Returns the messages of a rejected input, by field. */
function messagesOf(schema: typeof SaveItem | typeof SaveEquipment | typeof SaveStat, input: unknown) {
  const parsed = schema.safeParse(input)
  return parsed.success ? null : parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
}

describe('portfolio item', () => {
  test('trims, turns blanks into null, removes duplicates, and sorts services', () => {
    expect(SaveItem.parse(item)).toMatchObject({
      title: 'A house that faces the trees',
      location: null,
      description: '<b>kept as text</b>',
      services: ['Photo Shoot', 'Motion Graphics'],
      images: ['/api/portfolio/one', '/api/portfolio/two'],
    })
  })

  test('needs a title and a known category', () => {
    expect(messagesOf(SaveItem, { ...item, title: '  ', category: '' })).toEqual([
      ['title', 'Title is required'],
      ['category', 'Please select a category'],
    ])
    expect(messagesOf(SaveItem, { ...item, category: 'Pets' })).toEqual([
      ['category', 'Please select a category'],
    ])
  })

  test('accepts no 5,000-character text, no unknown tag, and no other file', () => {
    expect(messagesOf(SaveItem, { ...item, description: 'word '.repeat(5000) })).toEqual([
      ['description', 'Description must be at most 2000 characters'],
    ])
    expect(messagesOf(SaveItem, { ...item, services: ['Photo Shoot', 'Tag'] })).toEqual([
      ['services.1', serviceUnknown],
    ])
    expect(messagesOf(SaveItem, { ...item, images: ['https://elsewhere.test/a.jpg'] })).toEqual([
      ['images.0', notPortfolioFile],
    ])
  })

  test('accepts no list of 200 tags', () => {
    const offered = Array.from({ length: 200 }, () => 'Photo Shoot')
    expect(messagesOf(SaveItem, { ...item, services: offered })).toEqual([['services', serviceRepeated]])
  })

  test('holds at most 60 files', () => {
    const addresses = (count: number, name: string) =>
      Array.from({ length: count }, (_, place) => `/api/portfolio/${name}${place}`)
    expect(messagesOf(SaveItem, { ...item, images: addresses(31, 'i'), videos: addresses(30, 'v') })).toEqual(
      [['images', tooManyMedia]],
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
    expect(messagesOf(SaveStat, { ...stat, position })).toEqual([['position', positionInvalid]])
  }
  expect(messagesOf(SaveStat, { ...stat, value: '', label: '', icon: 'Cat' })).toEqual([
    ['value', 'Value is required'],
    ['label', 'Label is required'],
    ['icon', 'Please select an icon'],
  ])
})
