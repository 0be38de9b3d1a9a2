import { readInvoice } from '@/lib/billing/invoices/queries/read-invoice'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'open-invoices',
  exists: async (actor, { params: { id = '' } }) => (await readInvoice(actor, id)) !== null,
})
