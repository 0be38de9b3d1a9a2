import { findTerms } from '@/lib/billing/pay/queries/find-terms'
import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({
  access: 'photographer',
  exists: async (actor, { params: { photographerId = '' } }) =>
    (await findTerms(actor, photographerId)) !== null,
})
