import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TabBar } from '@/components/ui/tab-bar'
import { TabCount, tabBarClasses } from '@/components/ui/tab-parts'

type LinkTab = { href: string; label: string; count?: number; current: boolean }

type LinkTabsProps = {
  label: string
  tabs: readonly LinkTab[]
  /** False keeps the scroll position. */
  scroll?: boolean
  className?: string
}

/** Tabs that are pages of their own, or one page with another query. `label` names the group. */
export function LinkTabs({ label, tabs, scroll, className }: LinkTabsProps) {
  return (
    <TabBar
      label={label}
      className={mergeClasses(tabBarClasses, className)}
      current={tabs.find(({ current }) => current)?.href ?? null}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          scroll={scroll}
          aria-current={tab.current ? 'page' : undefined}
          className="tab"
        >
          {tab.label}
          <TabCount count={tab.count} />
        </Link>
      ))}
    </TabBar>
  )
}
