import { expect, test } from 'vitest'
import { chooseClosing, chooseHero, describeServices, heroLast, splitIntoRows } from './public-page'

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

const noTexts = { photographyText: null, videoText: null, designText: null, aerialText: null }
const offered = [
  { id: 'logo_design', priceCents: 39_900 },
  { id: 'graphic_design', priceCents: 19_900 },
  { id: 'photo_shoot', priceCents: 29_900 },
]

test('a block is shown for what the studio offers, at its lowest price, or writes about', () => {
  expect(describeServices(noTexts, offered, [])).toEqual([
    { name: 'Real Estate Photography', text: null, cover: null, fromCents: 29_900 },
    { name: 'Graphic Design', text: null, cover: null, fromCents: 19_900 },
  ])
  expect(describeServices({ ...noTexts, aerialText: 'From above' }, [], [])).toEqual([
    { name: 'Aerial Services', text: 'From above', cover: null, fromCents: null },
  ])
  expect(describeServices(noTexts, [], [])).toEqual([])
})

test('a block shows a project of its kind, which is neither the hero nor in another block', () => {
  const project = (cover: string | null, category: string, services: string[] = []) => ({
    cover,
    category,
    services,
  })
  const covers = (projects: ReturnType<typeof project>[]) =>
    describeServices(noTexts, offered, projects).map(({ cover }) => cover)
  const hero = project('hero', 'Real Estate Photography')
  expect(covers([hero])).toEqual([null, null])
  expect(covers([hero, project('event', 'Event Photography', ['Photo Shoot'])])).toEqual(['event', null])
  expect(covers([hero, project('both', 'Real Estate Photography', ['Logo Design'])])).toEqual(['both', null])
  expect(covers([hero, project(null, 'Graphic Design'), project('sheet', 'Graphic Design')])).toEqual([
    null,
    'sheet',
  ])
})

test('the page ends with the last picture that is not on it yet', () => {
  const [hero, second, third] = [{ cover: 'hero' }, { cover: 'second' }, { cover: 'third' }]
  expect(chooseClosing([hero, second, third], [third, { cover: null }])).toBe('second')
  expect(chooseClosing([hero], [])).toBeNull()
  expect(chooseClosing([], [])).toBeNull()
})
