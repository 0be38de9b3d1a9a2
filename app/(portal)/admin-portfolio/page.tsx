import { ArrowUpRight } from 'lucide-react'
import type { Metadata } from 'next'
import { z } from 'zod'
import { AddEquipmentButton, AddItemButton, AddStatButton } from '@/components/portfolio/add-buttons'
import { LinkButton } from '@/components/ui/button'
import { LinkTabs } from '@/components/ui/link-tabs'
import { PageBody } from '@/components/ui/page-body'
import { PageHead } from '@/components/ui/page-head'
import { authorizePage } from '@/lib/entry/authorize-page'
import { countPortfolio } from '@/lib/portfolio/queries/count-portfolio'
import { EquipmentTab } from './equipment-tab'
import { ItemsTab } from './items-tab'
import { StatisticsTab } from './statistics-tab'

export const metadata: Metadata = { title: 'Portfolio management' }

const Query = z.object({
  tab: z.enum(['items', 'equipment', 'statistics']).catch('items'),
  category: z.string().max(100).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AdminPortfolioPage({ searchParams }: PageProps) {
  const actor = await authorizePage('photographer')
  const { tab, category, page } = Query.parse(await searchParams)
  const counts = await countPortfolio(actor)
  const tabs = [
    {
      value: 'items',
      label: 'Portfolio Items',
      count: counts.published + counts.drafts,
      href: '/admin-portfolio',
    },
    {
      value: 'equipment',
      label: 'Equipment',
      count: counts.equipment,
      href: '/admin-portfolio?tab=equipment',
    },
    {
      value: 'statistics',
      label: 'Statistics',
      count: counts.stats,
      href: '/admin-portfolio?tab=statistics',
    },
  ]
  return (
    <PageBody className="md:pt-8">
      <PageHead
        className="mb-5 md:mb-5"
        title="Portfolio"
        actions={
          <>
            <LinkButton href="/portfolio" icon={<ArrowUpRight className="icon-sm" aria-hidden="true" />}>
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
        tabs={tabs.map(({ value, ...rest }) => ({ ...rest, current: value === tab }))}
      />
      {tab === 'items' && <ItemsTab actor={actor} counts={counts} category={category} page={page} />}
      {tab === 'equipment' && <EquipmentTab actor={actor} />}
      {tab === 'statistics' && <StatisticsTab actor={actor} />}
    </PageBody>
  )
}
