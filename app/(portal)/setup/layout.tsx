import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'

export default decideBeforeLoading({ access: 'owner' })
