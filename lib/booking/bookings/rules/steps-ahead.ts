import type { BookingDetail } from '@/lib/booking/bookings/schema/bookings'
import { isLive } from './moves'
import { isOver, type StudioTime } from './visit-end'

export type StepAhead = 'approval' | 'shoot' | 'delivery' | 'payment'

type Shoot = Pick<BookingDetail, 'status' | 'isDelivered' | 'date' | 'endTime' | 'progress'>

/** Returns what is still to come of a booking, in order. @param awaitsPayment whether delivered photos are still unpaid */
export function stepsAhead(booking: Shoot, awaitsPayment: boolean, clock: StudioTime): StepAhead[] {
  const { status, isDelivered, progress } = booking
  if (status === 'CANCELLED') return []
  if (isDelivered) return awaitsPayment ? ['payment'] : []
  const isShootAhead = isLive(status) && !progress.startedAt && !isOver(booking, clock)
  return [
    ...(status === 'PENDING' ? ['approval' as const] : []),
    ...(isShootAhead ? ['shoot' as const] : []),
    'delivery',
    'payment',
  ]
}
