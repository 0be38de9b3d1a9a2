import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import type { SettingsGroup } from './settings-pages'

type SettingsIndexProps = {
  groups: readonly SettingsGroup[]
  /** The present values of pages, by their paths. */
  values: Readonly<Record<string, string>>
}

/** All settings by group, each with its present value, or with what it's about. */
export function SettingsIndex({ groups, values }: SettingsIndexProps) {
  return (
    <nav aria-label="Settings" className="gap-14 lg:columns-2">
      {groups.map(({ name, pages }) => (
        <section key={name} aria-label={name} className="mb-11 break-inside-avoid">
          <SectionHead title={name} />
          <Rows>
            {pages.map(({ href, label, lead }) => (
              <li key={href}>
                <Link href={href} className="flex items-center gap-4 py-3 hover:bg-shade">
                  <span className="min-w-0 flex-1">
                    <span className="block font-strong">{label}</span>
                    <span className="block text-ink-2">
                      {values[href] === undefined ? (
                        lead
                      ) : (
                        <bdi className="block truncate">{values[href]}</bdi>
                      )}
                    </span>
                  </span>
                  <Icon name="chevron-right" size="sm" className="flex-none text-ink-3" />
                </Link>
              </li>
            ))}
          </Rows>
        </section>
      ))}
    </nav>
  )
}
