import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { roomsInOrder } from '@/lib/photos/deliveries/words/photo-details'
import { coverOf, picturesOf, properties, propertyNames } from './properties'

const folder = path.join(import.meta.dirname, 'pictures', 'properties')

test.each(propertyNames)('%s: every picture is listed once, in the order of a tour', (property) => {
  const files = readdirSync(path.join(folder, property)).filter((name) => name.endsWith('.jpg'))
  expect(properties[property].map(({ file }) => `${file}.jpg`).sort()).toEqual(files.sort())
  const steps = properties[property].map(({ room }) => roomsInOrder.indexOf(room))
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
})

test.each(propertyNames)('%s: a picture has a caption, and an altered one its unaltered view', (property) => {
  for (const { caption, alterations, unaltered } of properties[property]) {
    expect(caption).not.toBe('')
    expect(unaltered !== undefined).toBe(alterations.length > 0)
    if (unaltered) expect(properties[property].map(({ file }) => file)).toContain(unaltered)
  }
})

test.each(propertyNames)(
  '%s: every delivery begins with the front, and has what can be its cover',
  (property) => {
    for (const isWhole of [true, false]) {
      const files = picturesOf(property, { isWhole, usesDrone: false }).map(({ file }) => file)
      expect(files.slice(0, 2).sort()).toEqual(['front-day', 'front-dusk'])
      for (let index = 0; index < 12; index++) expect(files).toContain(coverOf(index))
    }
  },
)

test('only a shoot with a drone shows the property from the air, unless it is shown whole', () => {
  const files = (usesDrone: boolean, isWhole = false) =>
    picturesOf('brick', { isWhole, usesDrone }).map(({ file }) => file)
  expect(files(true)).toContain('aerial')
  expect(files(false)).not.toContain('aerial')
  expect(files(false, true)).toContain('aerial')
})
