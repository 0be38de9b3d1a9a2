import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SaveEquipment, SaveItem, type SaveItemInput, SaveStat } from './schema'
import { positionInvalid, serviceRepeated, serviceUnknown, tooManyMedia } from './words'

const fileIds = (count: number) => Array.from({ length: count }, () => randomUUID())
const [first = '', other = ''] = fileIds(2)

const item: SaveItemInput = {
  edited: null,
  title: ' A house that faces the trees ',
  category: 'Real Estate Photography',
  location: '',
  description: '<b>kept as text</b>',
  services: ['Motion Graphics', 'Photo Shoot', 'Photo Shoot'],
  media: [first, other, first],
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
      media: [first, other],
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
    expect(messagesOf(SaveItem, { ...item, media: ['https://elsewhere.test/a.jpg'] })).toEqual([
      ['media.0', expect.any(String)],
    ])
  })

  test('accepts no list of 200 tags', () => {
    const offered = Array.from({ length: 200 }, () => 'Photo Shoot')
    expect(messagesOf(SaveItem, { ...item, services: offered })).toEqual([['services', serviceRepeated]])
  })

  test('holds at most 60 files', () => {
    expect(messagesOf(SaveItem, { ...item, media: fileIds(61) })).toEqual([['media', tooManyMedia]])
    expect(messagesOf(SaveItem, { ...item, media: fileIds(60) })).toBeNull()
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
