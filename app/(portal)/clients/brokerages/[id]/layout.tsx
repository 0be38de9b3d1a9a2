import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { findBrokerage } from '@/lib/people/brokerages/queries/find-brokerage'

export default decideBeforeLoading({
  access: 'see-clients',
  exists: async (actor, { params: { id = '' } }) => (await findBrokerage(actor, id)) !== null,
})
