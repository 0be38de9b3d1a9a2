import { expect, test } from 'vitest'
import { linkText } from '@/lib/photos/deliveries/words/deliveries'
import { editStateOf } from './rules'
import { AssignEditor, HandOver } from './schema'
import { countText, dueAtText, framesText, stateText, tooManySetsText } from './words'

const day = new Date('2026-11-29T12:00:00Z')

test('photos are ready, with an editor, handed over, or waiting', () => {
  const nothing = { handedOverAt: null, readyAt: null, editor: null }
  expect(editStateOf(nothing)).toBe('WAITING')
  expect(editStateOf({ ...nothing, handedOverAt: day })).toBe('HANDED_OVER')
  expect(editStateOf({ ...nothing, handedOverAt: day, editor: {} })).toBe('IN_WORK')
  // Whoever finished them may have left the team.
  expect(editStateOf({ ...nothing, readyAt: day })).toBe('READY')
})

test.each([
  // 17:00 in New York is 22:00 UTC.
  ['2026-11-29T22:00:00Z', 'Due today by 17:00'],
  ['2026-11-30T05:00:00Z', 'Due today'],
  ['2026-11-30T22:00:00Z', 'Due tomorrow'],
  ['2026-12-01T05:00:00Z', 'Due tomorrow'],
  ['2026-12-04T22:00:00Z', 'Due December 4'],
  ['2026-11-29T12:00:00Z', '1 minute late'],
  ['2026-11-29T11:15:00Z', '45 minutes late'],
  ['2026-11-29T09:59:00Z', '2 hours late'],
  ['2026-11-28T10:00:00Z', '26 hours late'],
  ['2026-11-27T11:00:00Z', '2 days late'],
])('photos due at %s are said to be: %s', (dueAt, text) => {
  expect(dueAtText(new Date(dueAt), { at: day, timeZone: 'America/New_York' })).toBe(text)
})

test('frames are counted in words, with their sets', () => {
  expect(framesText({ frames: null, sets: null })).toBeNull()
  expect(framesText({ frames: 1, sets: null })).toBe('1 raw frame')
  expect(framesText({ frames: 1200, sets: 240 })).toBe('1,200 raw frames in 240 sets')
})

test('the state names who has the photos', () => {
  expect(stateText('READY', 'Elle')).toBe('Ready to send, from Elle')
  expect(stateText('READY', null)).toBe('Ready to send')
  expect(stateText('IN_WORK', 'Elle')).toBe('With Elle')
  expect(stateText('HANDED_OVER', null)).toBe('No editor yet')
})

const bookingId = '6f1f9f2e-6c34-4b0a-8a3e-0a1b2c3d4e5f'
const handOver = (typed: object) =>
  HandOver.safeParse({ bookingId, rawLink: '', rawFrames: '', rawSets: '', note: '', ...typed })
const messageOf = (typed: object) => handOver(typed).error?.issues[0]?.message

test('raw files are at a full https address, and are counted by whole numbers', () => {
  expect(handOver({}).data).toMatchObject({ rawLink: null, rawFrames: null, rawSets: null, note: '' })
  expect(
    handOver({ rawLink: ' HTTPS://Dropbox.com/a ', rawFrames: '342', rawSets: '68' }).data,
  ).toMatchObject({
    rawLink: 'https://Dropbox.com/a',
    rawFrames: 342,
    rawSets: 68,
  })
  for (const rawLink of ['http://dropbox.com/a', 'javascript:alert(1)', 'dropbox', 'https://']) {
    expect(messageOf({ rawLink })).toBe(linkText)
  }
  for (const rawFrames of ['0', '-1', '1.5', '100001', 'many'])
    expect(messageOf({ rawFrames })).toBe(countText)
  expect(messageOf({ rawFrames: '3', rawSets: '4' })).toBe(tooManySetsText)
  expect(messageOf({ rawSets: '4' })).toBe(tooManySetsText)
})

test('whoever has the photos is always named when they are assigned', () => {
  expect(AssignEditor.safeParse({ bookingId, editorId: null }).success).toBe(false)
})
