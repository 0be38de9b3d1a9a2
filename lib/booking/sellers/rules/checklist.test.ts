import { describe, expect, test } from 'vitest'
import { defaultChecklist } from '@/lib/booking/sellers/words'
import { studioLimits } from '@/lib/studio/settings/limits'
import { arrivalWindow } from './arrival'
import { readChecklist } from './checklist'

describe('the checklist', () => {
  test('has an area per block and an item per line', () => {
    expect(readChecklist('\n Kitchen \n- Clear the counters\n\n\n \nPets\n* Take them out\n\n')).toEqual([
      { title: 'Kitchen', items: ['Clear the counters'] },
      { title: 'Pets', items: ['Take them out'] },
    ])
    expect(readChecklist('  \n')).toEqual([])
  })

  test('of a new studio has items in every area, and fits', () => {
    const areas = readChecklist(defaultChecklist)
    expect(areas.map(({ title }) => title)).toContain('Bathrooms')
    expect(areas.filter(({ items }) => items.length < 2)).toEqual([])
    expect(defaultChecklist.length).toBeLessThan(studioLimits.sellerChecklist)
  })
})

test.each([
  ['09:00', '8:45 AM – 9:15 AM'],
  ['00:05', '12:00 AM – 12:20 AM'],
  ['23:50', '11:35 PM – 11:59 PM'],
])('a photographer who starts at %s arrives between %s', (start, expected) => {
  expect(arrivalWindow(start)).toBe(expected)
})
