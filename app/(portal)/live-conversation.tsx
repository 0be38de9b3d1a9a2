'use client'

import { isLive, onLiveChange, sendToChannel, subscribeToChannel } from '@/components/live/channel-events'
import { Conversation, type ConversationProps } from '@/components/messaging/conversation'

const transport: ConversationProps['transport'] = {
  subscribe: subscribeToChannel,
  send: sendToChannel,
  onChange: onLiveChange,
  isLive,
}

/** A conversation on the page's live connection, for the two pages that show one. */
export function LiveConversation(props: Omit<ConversationProps, 'transport'>) {
  return <Conversation {...props} transport={transport} />
}
