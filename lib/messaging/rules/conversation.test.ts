import { describe, expect, it } from 'vitest'
import { nextMessageTime, statusAfterMessage } from './conversation'

describe('statusAfterMessage', () => {
  it('reopens a closed conversation when the client writes', () => {
    expect(statusAfterMessage('CLOSED', 'CLIENT')).toBe('OPEN')
    expect(statusAfterMessage('OPEN', 'CLIENT')).toBe('OPEN')
    expect(statusAfterMessage('OPEN', 'PHOTOGRAPHER')).toBe('OPEN')
  })
})

describe('nextMessageTime', () => {
  it('is later than the previous message, whatever the clock says', () => {
    const last = new Date('2026-06-10T12:00:00.000Z')
    expect(nextMessageTime(new Date('2026-06-10T12:00:01.000Z'), last)).toEqual(
      new Date('2026-06-10T12:00:01.000Z'),
    )
    expect(nextMessageTime(last, last)).toEqual(new Date('2026-06-10T12:00:00.001Z'))
    expect(nextMessageTime(new Date('2026-06-10T11:00:00.000Z'), last)).toEqual(
      new Date('2026-06-10T12:00:00.001Z'),
    )
  })
})
