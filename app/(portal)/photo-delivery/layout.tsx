import { findGrowingDelivery } from '@/lib/deliveries/queries/find-growing-delivery'
import { DeliveryQuery } from '@/lib/deliveries/schema'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'photographer',
  exists: async (actor, { query }) => {
    const { delivery_id: deliveryId } = DeliveryQuery.parse(query)
    return !deliveryId || (await findGrowingDelivery(actor, deliveryId)) !== null
  },
})
