import { describe, expect, it } from 'vitest'
import { noFunnel } from './rules/zeros'
import { describeLargestLoss } from './words'

describe('describeLargestLoss', () => {
  it('names the step after which most leave', () => {
    const funnel = { ...noFunnel, opened: 186, choseServices: 121, choseTime: 74, booked: 4 }
    expect(describeLargestLoss(funnel)).toBe('Biggest drop-off: after choosing a time.')
    expect(describeLargestLoss({ ...funnel, choseServices: 90, booked: 60 })).toBe(
      'Biggest drop-off: after opening the booking form.',
    )
  })

  it('returns null when nobody leaves', () => {
    expect(describeLargestLoss(noFunnel)).toBeNull()
    expect(describeLargestLoss({ ...noFunnel, booked: 3 })).toBeNull()
  })
})
