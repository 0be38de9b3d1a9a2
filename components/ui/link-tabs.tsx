import Link from 'next/link'
import { mergeClasses } from '@/components/ui/merge-classes'
import { TabBar } from '@/components/ui/tab-bar'

const barClasses = 'scrollbar-none inline-flex max-w-full gap-6 overflow-x-auto border-b'

function TabCount({ count }: { count?: number }) {
  return count === undefined ? null : (
    <sup className="top-[-0.35em] text-2xs leading-0 font-normal text-ink-3">{count}</sup>
  )
}

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
      className={mergeClasses(barClasses, className)}
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

type FilterTabsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

/** Tabs as toggle buttons, for a filter in a client component. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  return (
    <fieldset aria-label={props.label} className={barClasses}>
      {props.options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === props.value}
          onClick={() => props.onChange(option.value)}
          className="tab"
        >
          {option.label}
          <TabCount count={option.count} />
        </button>
      ))}
    </fieldset>
  )
}
