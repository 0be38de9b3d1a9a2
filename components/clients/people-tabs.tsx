import { LinkTabs } from '@/components/ui/link-tabs'

type PeopleTabsProps = { tab: 'clients' | 'team'; clientCount: number; teamCount: number }

export function PeopleTabs({ tab, clientCount, teamCount }: PeopleTabsProps) {
  return (
    <LinkTabs
      label="People"
      className="mb-8 flex"
      tabs={[
        { href: '/clients', label: 'Clients', count: clientCount, current: tab === 'clients' },
        { href: '/clients?tab=team', label: 'Team', count: teamCount, current: tab === 'team' },
      ]}
    />
  )
}
