import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { findAdditionTarget } from '@/lib/photos/deliveries/queries/find-addition-target'
import { DeliveryQuery } from '@/lib/photos/deliveries/schema/deliveries'

export default decideBeforeLoading({
  access: 'prepare-photos',
  exists: async (actor, { query }) => {
    const { delivery_id: deliveryId } = DeliveryQuery.parse(query)
    return !deliveryId || (await findAdditionTarget(actor, deliveryId)) !== null
  },
})
