import { describe, expect, test } from 'vitest'
import type { NotificationAction } from '@/prisma/generated/enums'
import { approvalIn, destinationOf } from './rules'

const ids = { booking_id: 'b', conversation_id: 'c' }

test.each<[NotificationAction | null, string, string]>([
  ['view_booking', '/booking/b', '/admin'],
  ['view_message', '/admin-messages?conversation=c', '/admin-messages'],
  ['view_conversation', '/admin-messages?conversation=c', '/admin-messages'],
  ['view_invoice', '/invoices', '/invoices'],
  ['pay_invoice', '/photo-gallery?booking_id=b', '/photo-gallery'],
  ['confirm_payment', '/photo-gallery?booking_id=b', '/photo-gallery'],
  ['review_payment', '/invoices?booking_id=b', '/invoices'],
  ['view_photos', '/photo-view?booking_id=b', '/photo-gallery'],
  ['approve_booking', '/booking/b', '/dashboard'],
  ['approve_photographer', '/admin', '/admin'],
  ['view_quote', '/quotes', '/quotes'],
  [null, '/dashboard', '/dashboard'],
])('%s leads to %s, and without an id to %s', (action, withIds, without) => {
  expect(destinationOf(action, ids)).toBe(withIds)
  expect(destinationOf(action, {})).toBe(without)
})

test.each<[NotificationAction | null, object, string]>([
  ['view_invoice', { invoice_id: 'i' }, '/invoices/i'],
  ['pay_invoice', { invoice_id: 'i', booking_id: 'b' }, '/invoices/i'],
  ['confirm_payment', { invoice_id: 'i', booking_id: 'b' }, '/photo-gallery?booking_id=b'],
  ['view_photos', { booking_id: 'b', delivery_id: 'd' }, '/photo-view?booking_id=b&delivery_id=d'],
  ['view_quote', { quote_id: 'q' }, '/quotes?request=q'],
  [null, { editing_id: 'b' }, '/editing'],
  [null, { to_send_id: 'b' }, '/photo-delivery?booking_id=b'],
  [null, { mail_id: 'm' }, '/settings/mail?state=failed'],
])('%s with %j leads to %s', (action, given, destination) => {
  expect(destinationOf(action, given)).toBe(destination)
})

describe('the approval a notification asks for', () => {
  const booking = { id: 'b', status: 'PENDING', photographerId: 'ava' } as const

  test('can be given by the booking’s photographer, and is given once the booking is confirmed', () => {
    expect(approvalIn('approve_booking', booking, 'ava')).toEqual({ bookingId: 'b', isGiven: false })
    const confirmed = { ...booking, status: 'CONFIRMED' } as const
    expect(approvalIn('approve_booking', confirmed, 'ava')).toEqual({ bookingId: 'b', isGiven: true })
  })

  test('is null for other actions, and when the booking was deleted, closed or reassigned', () => {
    expect(approvalIn('view_booking', booking, 'ava')).toBeNull()
    expect(approvalIn('approve_booking', null, 'ava')).toBeNull()
    expect(approvalIn('approve_booking', booking, 'noah')).toBeNull()
    for (const status of ['CANCELLED', 'COMPLETED'] as const) {
      expect(approvalIn('approve_booking', { ...booking, status }, 'ava')).toBeNull()
    }
  })
})
