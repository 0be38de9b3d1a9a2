import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { readSheet } from '@/lib/invoices/queries/read-sheet'

export default decideBeforeLoading({
  access: 'signed-in',
  exists: async (actor, { params: { id = '' } }) => (await readSheet(actor, id)) !== null,
})
