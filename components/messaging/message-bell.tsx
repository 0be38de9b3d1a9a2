'use client'

import { defer, useLoaded } from '@/components/ui/defer'
import { describeCount } from '@/components/ui/describe-count'
import { IconButton } from '@/components/ui/icon-button'
import { Loading } from '@/components/ui/loading'
import { Popover } from '@/components/ui/popover'
import type { BellItem } from './message-bell-panel'

const bellPanel = defer(() => import('./message-bell-panel'))

type MessageBellProps = {
  /** Latest first. */
  conversations: readonly BellItem[]
  /** Unread messages of all conversations. */
  unreadCount: number
}

/** The message bell: conversations with their unread counts. */
export function MessageBell({ conversations, unreadCount }: MessageBellProps) {
  const panel = useLoaded(bellPanel)
  const label = unreadCount > 0 ? `Messages, ${describeCount(unreadCount)} unread` : 'Messages'
  return (
    <Popover
      label="Messages"
      trigger={(triggerProps) => (
        <IconButton
          {...triggerProps}
          label={label}
          title="Messages"
          icon="message-square"
          count={unreadCount}
        />
      )}
    >
      {({ close }) =>
        panel ? (
          <panel.MessageBellPanel conversations={conversations} onOpen={close} />
        ) : (
          <Loading className="p-4" />
        )
      }
    </Popover>
  )
}
