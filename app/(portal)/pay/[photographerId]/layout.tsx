import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { findTerms } from '@/lib/pay/queries/find-terms'

export default decideBeforeLoading({
  access: 'photographer',
  exists: async (actor, { params: { photographerId = '' } }) =>
    (await findTerms(actor, photographerId)) !== null,
})
