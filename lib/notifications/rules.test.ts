import { expect, test } from 'vitest'
import type { NotificationAction } from '@/prisma/generated/enums'
import { destinationOf } from './rules'

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
  [null, '/dashboard', '/dashboard'],
])('%s leads to %s, and without an id to %s', (action, withIds, without) => {
  expect(destinationOf(action, ids)).toBe(withIds)
  expect(destinationOf(action, {})).toBe(without)
})
