import { decideBeforeLoading } from '@/lib/entry/decide-before-loading'
import { conversationExists } from '@/lib/messaging/queries/conversation-exists'
import { ConversationAddress } from '@/lib/messaging/schema'

export default decideBeforeLoading({
  access: 'exchange-messages',
  exists: async (actor, { query }) => {
    const { conversation } = ConversationAddress.parse(query)
    return !conversation || conversationExists(actor, conversation)
  },
})
