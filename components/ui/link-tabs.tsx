import { Link } from '@/components/ui/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TabBar } from '@/components/ui/tab-bar'

/** The classes of a row of tabs. */
const tabBarClasses = 'scrollbar-none inline-flex max-w-full gap-6 overflow-x-auto border-b'

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

/** How many items a tab has. */
function TabCount({ count }: { count?: number }) {
  return count === undefined ? null : (
    <sup className="top-[-0.35em] text-2xs leading-0 font-normal text-ink-3">{count}</sup>
  )
}
