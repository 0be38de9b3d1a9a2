import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { findStatement } from '@/lib/statements/queries/find-statement'

export default decideBeforeLoading({
  access: 'open-invoices',
  exists: async (actor, { params: { id = '' } }) => (await findStatement(actor, id)) !== null,
})
