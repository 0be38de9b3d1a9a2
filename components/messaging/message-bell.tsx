'use client'

import { deferComponent } from '@/components/ui/defer'
import { describeCount } from '@/components/ui/describe-count'
import { IconButton } from '@/components/ui/icon-button'
import { Loading } from '@/components/ui/loading'
import { Popover } from '@/components/ui/popover'
import { useOnDemand } from '@/components/ui/use-on-demand'
import { readMessageBellAction } from '@/lib/messaging/actions'

const BellPanel = deferComponent(
  async () => (await import('./message-bell-panel')).MessageBellPanel,
  <Loading className="p-4" />,
)

/** The message bell: the number of unread messages and, when opened, the latest conversations. */
export function MessageBell({ unreadCount }: { unreadCount: number }) {
  BellPanel.usePreload()
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
      {({ close }) => <BellPanel conversations={conversations} hasFailed={hasFailed} onOpen={close} />}
    </Popover>
  )
}
