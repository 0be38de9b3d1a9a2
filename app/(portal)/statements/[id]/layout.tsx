import { findStatement } from '@/lib/billing/statements/queries/find-statement'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'open-invoices',
  exists: async (actor, { params: { id = '' } }) => (await findStatement(actor, id)) !== null,
})
