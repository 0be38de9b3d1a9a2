import { LinkTabs } from '@/components/ui/link-tabs'
import { ClientFilter } from '@/lib/people/clients/schema'

type PeopleTabsProps = {
  tab: ClientFilter['tab']
  clientCount: number
  brokerageCount: number
  /** Null for a reader who doesn't see the team. */
  teamCount: number | null
}

export function PeopleTabs({ tab, clientCount, brokerageCount, teamCount }: PeopleTabsProps) {
  const tabOf = (value: ClientFilter['tab'], label: string, count: number) => ({
    href: ClientFilter.href({ tab: value }),
    label,
    count,
    current: tab === value,
  })
  return (
    <LinkTabs
      label="People"
      className="mb-8 flex"
      tabs={[
        tabOf('clients', 'Clients', clientCount),
        ...(brokerageCount > 0 || tab === 'brokerages'
          ? [tabOf('brokerages', 'Brokerages', brokerageCount)]
          : []),
        ...(teamCount === null ? [] : [tabOf('team', 'Team', teamCount)]),
      ]}
    />
  )
}
