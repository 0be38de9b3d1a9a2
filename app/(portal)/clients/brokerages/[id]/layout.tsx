import { findBrokerage } from '@/lib/brokerages/queries/find-brokerage'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'see-clients',
  exists: async (actor, { params: { id = '' } }) => (await findBrokerage(actor, id)) !== null,
})
