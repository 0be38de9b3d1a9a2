import { describe, expect, it } from 'vitest'
import { lockedWords } from './locked-words'

describe('lockedWords', () => {
  it.each(['PENDING', 'FAILED'] as const)('leaves the word to the payment while it is %s', (status) => {
    expect(lockedWords({ status })).toBeNull()
  })

  it('asks for no payment that nobody can make', () => {
    expect(lockedWords({ status: 'REFUNDED' })?.title).toBe('Payment refunded')
    expect(lockedWords({ status: 'VOID' })?.title).toBe('Invoice withdrawn')
    expect(lockedWords(null)?.title).toBe('No invoice yet')
  })
})
