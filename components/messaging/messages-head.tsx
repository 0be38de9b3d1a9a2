import { LinkTabs } from '@/components/ui/link-tabs'
import type { ConversationAddress } from '@/lib/messaging/schema'
import { conversationAddress } from './conversation-address'

type MessagesHeadProps = { isPhotographer: boolean; unreadCount: number; address: ConversationAddress }

/** Title, what is unread, and for photographers whose conversations are listed. */
export function MessagesHead({ isPhotographer, unreadCount, address }: MessagesHeadProps) {
  const { conversation, view } = address
  const tab = (value: '' | 'all', label: string) => ({
    label,
    href: conversationAddress('/admin-messages', { conversation, view: value }),
    current: view === value,
  })
  return (
    <div className="px-5 pt-6 pb-3.5 md:px-4 md:pt-7 md:pb-4 lg:px-6">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="t-head text-[1.75rem] leading-8.5">
          {isPhotographer ? 'Client Messages' : 'Messages'}
        </h1>
        {unreadCount > 0 && (
          <span className="text-xs font-[600] whitespace-nowrap text-accent">{unreadCount} unread</span>
        )}
      </div>
      {isPhotographer && (
        <LinkTabs
          label="Whose conversations"
          tabs={[tab('', 'Mine and unassigned'), tab('all', 'All')]}
          className="mt-2 -mb-4 border-b-0"
        />
      )}
    </div>
  )
}
