'use client'

import { Conversation, type ConversationProps } from '@/components/messaging/conversation'
import { hearChannel, isLive, onLiveChange, sayOnChannel } from '@/components/notifications/channel-line'

const line: ConversationProps['line'] = {
  hear: hearChannel,
  say: sayOnChannel,
  onChange: onLiveChange,
  isLive,
}

/** A conversation on the page's live connection, for the two pages that show one. */
export function LiveConversation(props: Omit<ConversationProps, 'line'>) {
  return <Conversation {...props} line={line} />
}
