import { LinkTabs } from '@/components/ui/link-tabs'
import type { CategoryCount } from '@/lib/site/portfolio/rules/categories'
import { PortfolioFilter } from '@/lib/site/portfolio/schema'

type CategoryFilterProps = {
  categories: readonly CategoryCount[]
  total: number
  /** The slug of the current category; empty for all. */
  current: string
}

/** Links to all projects and to each category. Following one keeps the scroll position. */
export function CategoryFilter({ categories, total, current }: CategoryFilterProps) {
  return (
    <LinkTabs
      label="Filter by category"
      scroll={false}
      className="flex @max-3xl:-mx-5 @max-3xl:px-5"
      tabs={[{ category: 'All', slug: '', count: total }, ...categories].map(({ category, slug, count }) => ({
        href: PortfolioFilter.href({ category: slug }),
        label: category,
        count,
        current: slug === current,
      }))}
    />
  )
}
