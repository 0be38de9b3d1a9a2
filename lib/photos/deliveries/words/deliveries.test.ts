import { expect, test } from 'vitest'
import { lockedTexts } from './deliveries'

test.each(['PENDING', 'FAILED'] as const)('a %s invoice unlocks the photos by payment', (status) => {
  expect(lockedTexts({ status })).toBeNull()
})

test('photos that no payment unlocks are explained', () => {
  expect(lockedTexts({ status: 'REFUNDED' })?.title).toBe('Payment refunded')
  expect(lockedTexts({ status: 'VOID' })?.title).toBe('Invoice voided')
  expect(lockedTexts(null)?.title).toBe('No invoice yet')
})
