import { deliveryExists } from '@/lib/deliveries/queries/delivery-exists'
import { DeliveryQuery } from '@/lib/deliveries/schema/deliveries'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'open-photos',
  exists: async (actor, { query }) => {
    const { delivery_id: deliveryId, booking_id: bookingId } = DeliveryQuery.parse(query)
    return (!deliveryId && !bookingId) || deliveryExists(actor, { deliveryId, bookingId })
  },
})
