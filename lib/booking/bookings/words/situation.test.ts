import { expect, test } from 'vitest'
import { noProgress } from '@/lib/booking/bookings/rules/progress'
import { describeShared, describeSituation, importedText, payToUnlockText } from './situation'

const booking = {
  status: 'CONFIRMED',
  date: '2026-12-02',
  startTime: '14:00',
  endTime: '16:00',
  isDelivered: false,
  isImported: false,
  lateFee: null,
  photographer: { fullName: 'Ava Lindqvist' },
} as const
const situation = {
  booking,
  progress: noProgress,
  clock: { today: '2026-11-30', time: '09:00' },
  reader: 'CLIENT',
  mayApprove: false,
  delivery: null,
  cancelled: null,
} as const
const onTheDay = (time: string) => ({ today: booking.date, time })

test('a shoot that is ahead says when, and how long until then', () => {
  expect(describeSituation(situation)).toBe('Wednesday, December 02, 2026 at 14:00, in 2 days')
  const clock = { today: '2026-12-01', time: '23:00' }
  expect(describeSituation({ ...situation, clock })).toMatch(/14:00, tomorrow$/)
})

test('a pending one waits for approval, also after its time', () => {
  const pending = { ...situation, booking: { ...booking, status: 'PENDING' } } as const
  expect(describeSituation(pending)).toBe(
    "Wednesday, December 02, 2026 at 14:00. Waiting for Ava's approval.",
  )
  const approver = { ...pending, reader: 'PHOTOGRAPHER', mayApprove: true } as const
  expect(describeSituation({ ...approver, clock: onTheDay('18:00') })).toMatch(
    /Still waiting for your approval\.$/,
  )
})

test('on the day, it follows the photographer', () => {
  const today = { ...situation, clock: onTheDay('13:30') }
  expect(describeSituation(today)).toBe('Today at 14:00')
  const at = new Date('2026-12-02T18:30:00Z')
  const onTheWay = { ...noProgress, onTheWayAt: at }
  expect(describeSituation({ ...today, progress: onTheWay })).toBe('Today at 14:00. Ava is on the way.')
  expect(describeSituation({ ...today, progress: onTheWay, reader: 'PHOTOGRAPHER' })).toBe(
    "Today at 14:00. You're on the way.",
  )
  const started = { ...onTheWay, startedAt: at }
  expect(describeSituation({ ...today, progress: started })).toBe('Today at 14:00. The shoot has started.')
  const finished = { ...started, finishedAt: at }
  expect(describeSituation({ ...today, progress: finished })).toBe(
    'Shot today. No photos have been sent yet.',
  )
})

test('after the delivery, it says what the photos wait for', () => {
  const delivery = { photos: '24 photos', deliveredOn: 'December 03, 2026', note: payToUnlockText }
  const delivered = { ...situation, booking: { ...booking, status: 'COMPLETED' }, delivery } as const
  expect(describeSituation(delivered)).toBe('24 photos delivered December 03, 2026. Pay to unlock them.')
  expect(describeSituation({ ...delivered, delivery: { ...delivery, note: null } })).toBe(
    '24 photos delivered December 03, 2026',
  )
})

test('a cancelled one says who cancelled it, and whether it cost something', () => {
  const cancelled = { by: 'Sam Whitfield', on: 'November 29, 2026' }
  const off = { ...situation, booking: { ...booking, status: 'CANCELLED' }, cancelled } as const
  expect(describeSituation(off)).toBe('Cancelled November 29, 2026 by Sam Whitfield, free of charge')
  const lateFee = { cents: 5000, state: 'DUE' } as const
  expect(describeSituation({ ...off, booking: { ...off.booking, lateFee } })).toBe(
    'Cancelled November 29, 2026 by Sam Whitfield',
  )
})

test('the fold names what is inside', () => {
  expect(describeShared({ access: true, sellerPage: true, contacts: 0 })).toBe(
    'Access details, seller page, assistants',
  )
  expect(describeShared({ access: false, sellerPage: true, contacts: 2 })).toBe(
    'Seller page, 2 kept informed',
  )
})

test('an imported shoot has a day, and neither a time nor a payment', () => {
  const shoot = { ...booking, status: 'COMPLETED', date: '2023-03-05', isImported: true } as const
  const delivery = { photos: '3 photos', deliveredOn: 'March 05, 2023', note: null }
  expect(describeSituation({ ...situation, booking: shoot, delivery })).toBe(
    `Shot Sunday, March 05, 2023. ${importedText('3 photos')}`,
  )
})
