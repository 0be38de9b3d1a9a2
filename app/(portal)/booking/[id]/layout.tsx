import { findBooking } from '@/lib/booking/bookings/queries/find-booking'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'open-bookings',
  exists: async (actor, { params: { id = '' } }) => (await findBooking(actor, id)) !== null,
})
