'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isCurrent } from '@/components/shell/navigation'
import { Link } from '@/components/ui/link'
import { TextLink } from '@/components/ui/text-link'
import { useLinkedFold } from '@/components/ui/use-linked-fold'
import { type SettingsGroup, settingsFor } from './settings-pages'
import { SettingsSearch } from './settings-search'

type SettingsFrameProps = { isOwner: boolean; children: ReactNode }

/** A page of the settings beside the list of all; where there's no room for the list, below a link to it. Opens the linked fold. */
export function SettingsFrame({ isOwner, children }: SettingsFrameProps) {
  const path = usePathname()
  useLinkedFold(path)
  // A service's page has its own way back, and needs the width.
  if (path === '/settings' || path.startsWith('/settings/services/')) return children
  const groups = settingsFor({ isOwner })
  return (
    <div className="xl:grid xl:grid-cols-[12.5rem_minmax(0,1fr)] xl:gap-x-14">
      <div className="max-xl:hidden">
        <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto p-1 -m-1">
          <SettingsSearch groups={groups} />
          <SettingsNavigation groups={groups} path={path} />
        </div>
      </div>
      <div className="min-w-0">
        <p className="mb-3 text-ink-2 xl:hidden">
          <TextLink href="/settings" icon="arrow-left">
            Settings
          </TextLink>
        </p>
        {children}
      </div>
    </div>
  )
}

/** The list of all settings. A page below another's URL marks that one as current. */
function SettingsNavigation({ groups, path }: { groups: readonly SettingsGroup[]; path: string }) {
  return (
    <nav aria-label="Settings" className="mt-5 grid gap-5">
      {groups.map(({ name, pages }) => (
        <div key={name}>
          <p className="t-label mb-1">{name}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.href}>
                <Link
                  href={page.href}
                  aria-current={isCurrent(page, path) ? 'page' : undefined}
                  className="block border-l-3 border-transparent py-1 pl-2.5 text-ink-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-strong aria-[current]:text-ink"
                >
                  {page.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
