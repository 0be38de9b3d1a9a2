import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { findClient } from '@/lib/people/clients/queries/find-client'

export default decideBeforeLoading({
  access: 'see-clients',
  exists: async (actor, { params: { id = '' } }) => (await findClient(actor, id)) !== null,
})
