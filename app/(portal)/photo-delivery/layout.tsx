import { findAdditionTarget } from '@/lib/deliveries/queries/find-addition-target'
import { DeliveryQuery } from '@/lib/deliveries/schema/deliveries'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'prepare-photos',
  exists: async (actor, { query }) => {
    const { delivery_id: deliveryId } = DeliveryQuery.parse(query)
    return !deliveryId || (await findAdditionTarget(actor, deliveryId)) !== null
  },
})
