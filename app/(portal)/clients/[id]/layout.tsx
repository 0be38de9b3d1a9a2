import { findClient } from '@/lib/clients/queries/find-client'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'photographer',
  exists: async (actor, { params: { id = '' } }) => (await findClient(actor, id)) !== null,
})
