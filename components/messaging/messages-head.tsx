import { FilterBar } from '@/components/ui/filter-bar'
import { LinkTabs } from '@/components/ui/link-tabs'
import { searchLimit } from '@/lib/messaging/limits'
import { ConversationAddress } from '@/lib/messaging/schema'
import { describeUnread } from './describe-unread'
import { StartLink } from './start-link'

type MessagesHeadProps = { isPhotographer: boolean; unreadCount: number; address: ConversationAddress }

/** The page title, the unread count, and the photographers' filters. */
export function MessagesHead({ isPhotographer, unreadCount, address }: MessagesHeadProps) {
  const tab = (view: ConversationAddress['view'], label: string) => ({
    label,
    href: ConversationAddress.href({ ...address, view }),
    current: address.view === view,
  })
  return (
    <div className="px-5 pt-6 pb-3.5 md:px-4 md:pt-7 md:pb-4 lg:px-6">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="t-head text-[1.75rem] leading-8.5">
          {isPhotographer ? 'Client Messages' : 'Messages'}
        </h1>
        {unreadCount > 0 && (
          <span className="text-xs font-[600] whitespace-nowrap text-accent">
            {describeUnread(unreadCount)}
          </span>
        )}
      </div>
      <div className="mt-3">
        <StartLink isPhotographer={isPhotographer} wide isCurrent={address.compose === '1'} />
      </div>
      {isPhotographer && (
        <>
          <FilterBar
            url={ConversationAddress}
            state={address}
            size="sm"
            className="mt-3"
            columns="grid-cols-[minmax(0,1fr)_auto]"
            search={{ label: 'Search conversations', placeholder: 'Search', maxLength: searchLimit }}
            fields={[
              {
                kind: 'select',
                name: 'status',
                label: 'Status',
                options: [
                  { value: '', label: 'Any status' },
                  { value: 'open', label: 'Open' },
                  { value: 'closed', label: 'Closed' },
                ],
              },
            ]}
          />
          <LinkTabs
            label="Filter by assignee"
            tabs={[tab('', 'Inbox'), tab('mine', 'Mine'), tab('unassigned', 'Unassigned'), tab('all', 'All')]}
            className="mt-1 -mb-4 flex gap-5 border-b-0"
          />
        </>
      )}
    </div>
  )
}
