import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { readBrokerage } from '@/lib/workflows/read-brokerage'

export default decideBeforeLoading({
  access: 'see-clients',
  exists: async (actor, { params: { id = '' } }) => (await readBrokerage(actor, id)) !== null,
})
