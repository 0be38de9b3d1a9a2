import Link from 'next/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { CategoryCount } from '@/lib/portfolio/rules/categories'

type CategoryFilterProps = {
  categories: readonly CategoryCount[]
  total: number
  /** The slug of the current category; null for all. */
  current: string | null
}

/** Links to all projects and to each category. Following one keeps the scroll position. */
export function CategoryFilter({ categories, total, current }: CategoryFilterProps) {
  const entries = [
    { slug: null, label: 'All', count: total, href: '/portfolio' },
    ...categories.map(({ category, slug, count }) => ({
      slug,
      label: category,
      count,
      href: `/portfolio?category=${slug}`,
    })),
  ]
  return (
    <nav
      aria-label="Filter by category"
      className="scrollbar-none flex gap-6 overflow-x-auto border-b @max-3xl:-mx-5 @max-3xl:px-5"
    >
      {entries.map(({ slug, label, count, href }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
          aria-current={slug === current ? 'true' : undefined}
          className={mergeClasses(
            'relative inline-flex min-h-11 items-center gap-1.5 px-0.5 whitespace-nowrap text-ink-2 hover:text-ink focus-visible:-outline-offset-2',
            slug === current &&
              "font-strong text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-ink after:content-['']",
          )}
        >
          {label}
          <sup className="top-[-0.35em] text-2xs leading-0 font-normal text-ink-3">{count}</sup>
        </Link>
      ))}
    </nav>
  )
}
