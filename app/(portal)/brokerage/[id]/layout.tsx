import { findOverseenBooking } from '@/lib/booking/bookings/queries/find-booking'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'client',
  exists: async (actor, { params: { id = '' } }) => (await findOverseenBooking(actor, id)) !== null,
})
