import { expect, it } from 'vitest'
import { clientHomeLead, freeToCancelText, photosWithinText, startsInText } from './home'

const next = {
  id: 'b1',
  address: '1418 Alder Ridge Lane, Asheville, NC 28801',
  date: '2026-06-12',
  startTime: '09:00',
  photographerName: 'Marin Holt',
  isRunning: false,
}
const quiet = { hasFailed: false, hasOverdue: false, deliveredStreet: null, next: null }

it('says what matters to a client first', () => {
  expect(clientHomeLead(quiet)).toBeNull()
  expect(
    clientHomeLead({ ...quiet, hasFailed: true, hasOverdue: true, deliveredStreet: '9 Elm', next }),
  ).toBe('A payment failed. The photos of 9 Elm are ready.')
  expect(clientHomeLead({ ...quiet, hasOverdue: true })).toBe('An invoice is overdue.')
  expect(clientHomeLead({ ...quiet, statement: { period: 'October 2026', isOverdue: false }, next })).toBe(
    'The statement for October 2026 is due.',
  )
  expect(clientHomeLead({ ...quiet, next })).toBe(
    'Your next shoot is at 1418 Alder Ridge Lane on June 12, 2026 at 09:00.',
  )
  expect(clientHomeLead({ ...quiet, next: { ...next, isRunning: true } })).toBe(
    'Marin is at 1418 Alder Ridge Lane now.',
  )
})

it('counts down to a shoot', () => {
  const at = (today: string, minutes: number, isRunning = false) =>
    startsInText({ ...next, isRunning }, { today, minutes })
  expect(at('2026-06-10', 2700)).toBe('In 2 days')
  expect(at('2026-06-11', 700)).toBe('Tomorrow')
  expect(at('2026-06-12', 125)).toBe('In 2 hours')
  expect(at('2026-06-12', 0)).toBe('In 1 min')
  expect(at('2026-06-12', -10, true)).toBe('Marin is there now')
})

it("says what a new client can count on, from the studio's settings", () => {
  expect([0, 1, 24].map(freeToCancelText)).toEqual([
    'Free to cancel',
    'Free to cancel until 1 hour before',
    'Free to cancel until 24 hours before',
  ])
  expect([24, 73].map(photosWithinText)).toEqual([
    'Photos usually within 24 hours',
    'Photos usually within 4 days',
  ])
})
