'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Select } from '@/components/ui/select'

type CategorySelectProps = {
  categories: readonly { category: string; slug: string; count: number }[]
  total: number
  /** The slug of the current category; empty for all. */
  current: string
}

/** Filters the management page by category, through the URL. */
export function CategorySelect({ categories, total, current }: CategorySelectProps) {
  const router = useRouter()
  const [busy, start] = useTransition()
  return (
    <Select
      aria-label="Filter by category"
      aria-busy={busy || undefined}
      value={current}
      onChange={(event) => {
        const slug = event.target.value
        start(() => router.push(slug ? `/admin-portfolio?category=${slug}` : '/admin-portfolio'))
      }}
      className="md:w-72"
    >
      <option value="">All categories ({total})</option>
      {categories.map(({ category, slug, count }) => (
        <option key={slug} value={slug}>
          {category} ({count})
        </option>
      ))}
    </Select>
  )
}
