'use client'

import { usePathname } from 'next/navigation'
import type { ViewerRole } from '@/components/shell/navigation'
import { usePageName } from '@/components/shell/page-name'
import { trailTo } from '@/components/shell/trail-to'
import { Link } from '@/components/ui/link'

/** The breadcrumb from the dashboard to the page; on narrow screens only the page's name. */
export function Trail({ role }: { role: ViewerRole }) {
  const path = usePathname()
  const steps = trailTo(path, role)
  const name = usePageName(path) ?? steps.at(-1)?.label
  return (
    <nav aria-label="Breadcrumb" className="min-w-0 flex-1 pl-1">
      <ol className="flex min-w-0 items-center">
        {steps.slice(0, -1).map((step) => (
          <li key={step.href} className="hidden min-w-0 items-center text-ink-2 md:flex">
            <Link href={step.href} prefetch={false} className="truncate py-2 hover:text-ink hover:underline">
              {step.label}
            </Link>
            <span aria-hidden="true" className="px-2 text-ink-3">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="truncate font-medium">
          {name}
        </li>
      </ol>
    </nav>
  )
}
