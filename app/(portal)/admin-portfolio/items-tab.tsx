import { CategorySelect } from '@/components/portfolio/category-select'
import { ItemGrid } from '@/components/portfolio/item-grid'
import { RecentlyDeleted } from '@/components/portfolio/recently-deleted'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { TextLink } from '@/components/ui/text-link'
import type { Actor } from '@/lib/auth/actor'
import { managedPageSize } from '@/lib/portfolio/limits'
import { listDeleted } from '@/lib/portfolio/queries/list-deleted'
import { listManagedItems } from '@/lib/portfolio/queries/list-managed-items'
import type { PortfolioCounts } from '@/lib/portfolio/schema'

type ItemsTabProps = { actor: Actor; counts: PortfolioCounts; category: string; page: number }

/** The portfolio items, including drafts, filtered by category. */
export async function ItemsTab({ actor, counts, category: slug, page: wanted }: ItemsTabProps) {
  const all = counts.published + counts.drafts
  const chosen = counts.byCategory.find((category) => category.slug === slug) ?? null
  const [{ items, total, page }, deleted] = await Promise.all([
    listManagedItems(actor, { category: chosen?.category ?? null, page: wanted }),
    listDeleted(actor, 'item'),
  ])
  const drafts = counts.drafts === 1 ? '1 draft' : `${counts.drafts || 'no'} drafts`
  return (
    <>
      <div className="mt-6 mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <CategorySelect categories={counts.byCategory} total={all} current={chosen?.slug ?? ''} />
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
          {chosen && <TextLink href="/admin-portfolio">Show all categories</TextLink>}
        </EmptyState>
      )}
      <p className="pt-7 text-xs text-ink-3">
        {items.length} of {all === 1 ? '1 item' : `${all} items`}
      </p>
      <Pager
        page={page}
        pageSize={managedPageSize}
        total={total}
        hrefOf={(next) =>
          `/admin-portfolio?${new URLSearchParams({ category: chosen?.slug ?? '', page: String(next) })}`
        }
      />
      <RecentlyDeleted entries={deleted} />
    </>
  )
}
