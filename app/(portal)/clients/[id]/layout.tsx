import { findClient } from '@/lib/clients/queries/find-client'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'see-clients',
  exists: async (actor, { params: { id = '' } }) => (await findClient(actor, id)) !== null,
})
