import { getBooking } from '@/lib/bookings/queries'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'signed-in',
  exists: async (actor, { params: { id = '' } }) => (await getBooking(actor, id)) !== null,
})
