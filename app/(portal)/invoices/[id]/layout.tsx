import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { readInvoice } from '@/lib/invoices/queries/read-invoice'

export default decideBeforeLoading({
  access: 'open-invoices',
  exists: async (actor, { params: { id = '' } }) => (await readInvoice(actor, id)) !== null,
})
