import { expect, test } from 'vitest'
import { PageContent } from '@/lib/photos/property-pages/schema/editing'
import { typedValues } from '@/lib/platform/web/form-values'
import { editorValues } from './editor-values'

const agent = { name: 'Dana Whitfield', phone: '', email: '', company: '', license: '', showsPhoto: true }
const openHouse = { id: 'one', date: '2026-06-13', startTime: '13:00', endTime: '15:00' }
const content = { ...PageContent.parse({ agent }), price: 485_000, year: 1926, openHouses: [openHouse] }

test('the fields begin with what is saved', () => {
  const { texts, openHouses, leftOut, showsPhoto } = editorValues({ content, expiresOn: null })
  expect(texts).toMatchObject({ price: '485,000', year: '1926', beds: '', expiresOn: '' })
  expect({ openHouses, leftOut, showsPhoto }).toEqual({
    openHouses: [openHouse],
    leftOut: [],
    showsPhoto: true,
  })
})

test('they hold what was typed before the script ran', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['price', 'a lot'],
    ['headline', 'A bright home'],
    ['openHouseId[]', 'one'],
    ['openHouseId[]', 'two'],
    ['openHouseDate[]', ''],
    ['openHouseDate[]', '2026-06-14'],
    ['openHouseStart[]', ''],
    ['openHouseStart[]', '09:00'],
    ['openHouseEnd[]', ''],
    ['openHouseEnd[]', ''],
    ['listed[]', 'a'],
    ['listed[]', 'b'],
    ['shown[]', 'b'],
  ] as const) {
    form.append(name, value)
  }
  const { texts, openHouses, leftOut, showsPhoto } = editorValues(
    { content, expiresOn: '2026-07-01' },
    typedValues(form),
  )
  expect(texts).toMatchObject({ price: 'a lot', headline: 'A bright home', year: '1926' })
  expect(openHouses).toEqual([
    { id: 'one', date: '', startTime: '', endTime: '' },
    { id: 'two', date: '2026-06-14', startTime: '09:00', endTime: '' },
  ])
  expect({ leftOut, showsPhoto }).toEqual({ leftOut: ['a'], showsPhoto: false })
})
