import { describe, expect, it } from 'vitest'
import { noFunnel } from './rules/zeros'
import { describeLargestLoss } from './words'

describe('describeLargestLoss', () => {
  it('names the step after which most leave', () => {
    const funnel = { ...noFunnel, opened: 186, choseServices: 121, choseTime: 74, booked: 4 }
    expect(describeLargestLoss(funnel)).toBe('Most leave after choosing a time.')
    expect(describeLargestLoss({ ...funnel, choseServices: 90, booked: 60 })).toBe(
      'Most leave after opening the wizard.',
    )
  })

  it('returns null when nobody leaves', () => {
    expect(describeLargestLoss(noFunnel)).toBeNull()
    expect(describeLargestLoss({ ...noFunnel, booked: 3 })).toBeNull()
  })
})
