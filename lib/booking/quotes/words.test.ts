import { describe, expect, test } from 'vitest'
import { asConversation, describeSentQuote, estimateNote, listPriceLabel } from './words'

test('the list price says for how many services it is', () => {
  expect([1, 2].map(listPriceLabel)).toEqual(['List price of 1 service', 'List price of 2 services'])
})

test('an estimate names the miles of the travel settings, if travel is charged', () => {
  const note = (travelFreeMiles: number, travelStepCents: number) =>
    estimateNote({ travelFreeMiles, travelStepCents })
  expect(note(25, 200)).toContain('travel beyond 25 miles')
  expect(note(1, 200)).toContain('travel beyond 1 mile ')
  expect(note(25, 0)).not.toContain('travel')
})

test('the confirmation names the property and email address, if they are known', () => {
  expect(describeSentQuote({ street: '61 Sunset Summit', email: 'helen@ashworth.test' })).toBe(
    "We received your request for 61 Sunset Summit. We'll reply to helen@ashworth.test, usually within one business day.",
  )
  expect(describeSentQuote(null)).toBe(
    "We received your request. We'll reply by email, usually within one business day.",
  )
})

describe("a client's request as a conversation", () => {
  const property = {
    propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
    propertySize: '3,400 sq ft',
    wantedBy: '2026-06-26',
    message: 'Access by the lower gate.',
  }

  test('lists all that was entered', () => {
    expect(asConversation(property, ['Photo Shoot', 'House Tour'], '$698.00')).toEqual({
      subject: 'Quote for 61 Sunset Summit',
      message: [
        "I'd like a quote.",
        '',
        'Property: 61 Sunset Summit, Asheville, NC 28804',
        'Size: 3,400 sq ft',
        'Needed by: June 26, 2026',
        'Services: Photo Shoot, House Tour',
        'List price: $698.00',
        '',
        'Access by the lower gate.',
      ].join('\n'),
    })
  })

  test('leaves out empty fields', () => {
    const bare = { ...property, propertySize: null, wantedBy: null, message: null }
    expect(asConversation(bare, ['Photo Shoot'], '$299.00').message).not.toMatch(/Size|Needed|null|\n$/)
  })
})
