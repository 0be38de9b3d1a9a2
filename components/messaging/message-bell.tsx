'use client'

import { defer, useLoaded } from '@/components/ui/defer'
import { describeCount } from '@/components/ui/describe-count'
import { IconButton } from '@/components/ui/icon-button'
import { Loading } from '@/components/ui/loading'
import { Popover } from '@/components/ui/popover'
import { useOnDemand } from '@/components/ui/use-on-demand'
import { readMessageBellAction } from '@/lib/messaging/actions'

const bellPanel = defer(() => import('./message-bell-panel'))

/** The message bell: the number of unread messages and, when opened, the latest conversations. */
export function MessageBell({ unreadCount }: { unreadCount: number }) {
  const panel = useLoaded(bellPanel)
  const { value: conversations, hasFailed, refresh } = useOnDemand(readMessageBellAction)
  const label = unreadCount > 0 ? `Messages, ${describeCount(unreadCount)} unread` : 'Messages'
  return (
    <Popover
      label="Messages"
      onOpenChange={(isOpen) => {
        if (isOpen) void refresh()
      }}
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
          <panel.MessageBellPanel conversations={conversations} hasFailed={hasFailed} onOpen={close} />
        ) : (
          <Loading className="p-4" />
        )
      }
    </Popover>
  )
}
