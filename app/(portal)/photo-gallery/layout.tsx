import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { deliveryExists } from '@/lib/photos/deliveries/queries/delivery-exists'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'

export default decideBeforeLoading({
  access: 'open-photos',
  exists: async (actor, { query }) => {
    const { delivery_id: deliveryId, booking_id: bookingId } = DeliveryQuery.parse(query)
    return (!deliveryId && !bookingId) || deliveryExists(actor, { deliveryId, bookingId })
  },
})
