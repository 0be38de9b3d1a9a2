import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { conversationExists } from '@/lib/messaging/queries/conversation-exists'
import { SupportAddress } from '@/lib/messaging/schema'

export default decideBeforeLoading({
  access: 'client',
  exists: async (actor, { query }) => {
    const { conversation } = SupportAddress.parse(query)
    return !conversation || conversationExists(actor, conversation)
  },
})
