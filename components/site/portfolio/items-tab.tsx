import { EmptyState } from '@/components/ui/empty-state'
import { FilterBar } from '@/components/ui/filter-bar'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import { managedPageSize } from '@/lib/site/portfolio/limits'
import { type ManagedItem, ManagedPortfolio, type PortfolioCounts } from '@/lib/site/portfolio/schema'
import { ItemGrid } from './item-grid'

type ItemsTabProps = {
  counts: PortfolioCounts
  /** The category that the items are filtered by. */
  chosen: { category: string; slug: string } | null
  items: readonly ManagedItem[]
  total: number
  page: number
}

/** The portfolio items, including drafts, filtered by category. */
export function ItemsTab({ counts, chosen, items, total, page }: ItemsTabProps) {
  const all = counts.published + counts.drafts
  const state = { ...ManagedPortfolio.defaults, category: chosen?.slug ?? '' }
  const drafts = counts.drafts === 1 ? '1 draft' : `${counts.drafts || 'no'} drafts`
  return (
    <>
      <div className="mt-6 mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <FilterBar
          url={ManagedPortfolio}
          state={state}
          className="max-md:w-full md:w-72"
          fields={[
            {
              kind: 'select',
              name: 'category',
              label: 'Filter by category',
              options: [
                { value: '', label: `All categories (${all})` },
                ...counts.byCategory.map(({ category, slug, count }) => ({
                  value: slug,
                  label: `${category} (${count})`,
                })),
              ],
            },
          ]}
        />
        <p className="text-ink-3">
          <span className="max-md:hidden">
            {counts.published} published, {drafts}.{' '}
          </span>
          Drag a card to change its position on the public page. Featured items come first.
        </p>
      </div>
      {items.length > 0 ? (
        <ItemGrid items={items} />
      ) : (
        <EmptyState title={chosen ? `No ${chosen.category} items yet` : 'No portfolio items yet'}>
          Add an item with images or videos. Published items appear on the public page.{' '}
          {chosen && <TextLink href={ManagedPortfolio.base}>Show all categories</TextLink>}
        </EmptyState>
      )}
      <p className="pt-7 text-xs text-ink-3">
        {items.length} of {all === 1 ? '1 item' : `${all} items`}
      </p>
      <Pager
        page={page}
        pageSize={managedPageSize}
        total={total}
        hrefOf={(next) => ManagedPortfolio.href({ ...state, page: next })}
      />
    </>
  )
}
