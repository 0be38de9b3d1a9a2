import { LinkTabs } from '@/components/ui/link-tabs'
import { ClientFilter } from '@/lib/clients/schema'

type PeopleTabsProps = { tab: 'clients' | 'team'; clientCount: number; teamCount: number }

export function PeopleTabs({ tab, clientCount, teamCount }: PeopleTabsProps) {
  return (
    <LinkTabs
      label="People"
      className="mb-8 flex"
      tabs={[
        { href: ClientFilter.base, label: 'Clients', count: clientCount, current: tab === 'clients' },
        {
          href: ClientFilter.href({ tab: 'team' }),
          label: 'Team',
          count: teamCount,
          current: tab === 'team',
        },
      ]}
    />
  )
}
