import type { Metadata } from 'next'
import { AddEquipmentButton, AddItemButton, AddStatButton } from '@/components/site/portfolio/add-buttons'
import { EquipmentList } from '@/components/site/portfolio/equipment-list'
import { ItemsTab } from '@/components/site/portfolio/items-tab'
import { RecentlyDeleted } from '@/components/site/portfolio/recently-deleted'
import { StatisticsTab } from '@/components/site/portfolio/statistics-tab'
import { LinkButton } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { countPortfolio } from '@/lib/site/portfolio/queries/count-portfolio'
import { listDeleted } from '@/lib/site/portfolio/queries/list-deleted'
import { listEquipment } from '@/lib/site/portfolio/queries/list-equipment'
import { listManagedItems } from '@/lib/site/portfolio/queries/list-managed-items'
import { listStats } from '@/lib/site/portfolio/queries/list-stats'
import { ManagedPortfolio } from '@/lib/site/portfolio/schema'

export const metadata: Metadata = { title: 'Portfolio management' }

const entryKinds = { items: 'item', equipment: 'equipment', statistics: 'stat' } as const

export default async function AdminPortfolioPage({ searchParams }: PageProps<'/admin-portfolio'>) {
  const actor = await authorizePage('manage-portfolio')
  const { tab, category: slug, page } = ManagedPortfolio.parse(await searchParams)
  const [counts, deleted] = await Promise.all([countPortfolio(actor), listDeleted(actor, entryKinds[tab])])
  const chosen = counts.byCategory.find((category) => category.slug === slug) ?? null
  const tabs = [
    { value: 'items', label: 'Portfolio Items', count: counts.published + counts.drafts },
    { value: 'equipment', label: 'Equipment', count: counts.equipment },
    { value: 'statistics', label: 'Statistics', count: counts.stats },
  ] as const
  return (
    <PageBody className="md:pt-8">
      <PageHead
        className="mb-5 md:mb-5"
        title="Portfolio"
        actions={
          <>
            <LinkButton href="/portfolio" icon="arrow-up-right">
              Public page
            </LinkButton>
            {tab === 'items' && <AddItemButton />}
            {tab === 'equipment' && <AddEquipmentButton />}
            {tab === 'statistics' && <AddStatButton count={counts.stats} />}
          </>
        }
      />
      <LinkTabs
        label="Portfolio management"
        className="flex"
        tabs={tabs.map(({ value, ...rest }) => ({
          ...rest,
          href: ManagedPortfolio.href({ tab: value }),
          current: value === tab,
        }))}
      />
      {tab === 'items' && (
        <ItemsTab
          counts={counts}
          chosen={chosen}
          {...(await listManagedItems(actor, { category: chosen?.category ?? null, page }))}
        />
      )}
      {tab === 'equipment' && <EquipmentList equipment={await listEquipment()} />}
      {tab === 'statistics' && <StatisticsTab stats={await listStats()} />}
      <RecentlyDeleted entries={deleted} />
    </PageBody>
  )
}
