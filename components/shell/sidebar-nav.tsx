'use client'

import { usePathname } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, memo, type PointerEvent, useState } from 'react'
import {
  type Belonging,
  isCurrent,
  type NavigationGroup,
  type NavigationItem,
  placeInNavigation,
  sidebarFor,
  type ViewerRole,
} from '@/components/shell/navigation'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useAddressQuery } from '@/components/ui/page-address'

/** A wider sidebar shows its labels itself. */
const widestRailPx = 80

type SidebarNavProps = { role: ViewerRole; belonging: Belonging; unreadMessages: number }

/** The portal's main links, with the current one marked. */
export function SidebarNav({ role, belonging, unreadMessages }: SidebarNavProps) {
  const path = placeInNavigation(usePathname(), useAddressQuery().get('from'), role)
  const { tooltip, listeners } = useRailTooltip()
  return (
    <nav aria-label="Main" {...listeners} className="grid gap-0.5 px-3 py-6 rail:px-1">
      {sidebarFor(role, belonging).map((group) => (
        <Group key={group.title} group={group} path={path} unreadMessages={unreadMessages} />
      ))}
      {tooltip && (
        <span
          aria-hidden="true"
          style={{ top: tooltip.middle }}
          className="pointer-events-none fixed left-[calc(var(--side-icon)+0.375rem)] -translate-y-1/2 rounded-sm bg-ink px-2.5 py-1.5 text-xs whitespace-nowrap text-paper shadow-pop"
        >
          {tooltip.label}
        </span>
      )}
    </nav>
  )
}

type GroupProps = { group: NavigationGroup; path: string; unreadMessages: number }

function Group({ group, path, unreadMessages }: GroupProps) {
  return (
    <>
      <p className="t-label px-2 pb-2.5 whitespace-nowrap not-first:pt-6 rail:hidden">{group.title}</p>
      {group.items.map((item) => (
        <Item
          key={item.href}
          item={item}
          current={isCurrent(item, path)}
          count={item.countsMessages ? unreadMessages : 0}
        />
      ))}
    </>
  )
}

type ItemProps = { item: NavigationItem; current: boolean; count: number }

/** React renders the sidebar several times while a page is opened, and its links are the most of it. */
const Item = memo(function Item({ item, current, count }: ItemProps) {
  return (
    <Link
      href={item.href}
      data-name={count > 0 ? `${item.label}, ${count} unread` : item.label}
      aria-current={current ? 'page' : undefined}
      className="nav-link"
    >
      <Icon name={item.icon} />
      <span className="rail:sr-only">{item.label}</span>
      {count > 0 && (
        <span className="ml-auto text-xs font-[620] text-accent rail:sr-only">
          {count}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  )
})

/** Returns the tooltip of the rail: the `data-name` of the hovered or focused link and its position. */
function useRailTooltip() {
  const [tooltip, setTooltip] = useState<{ label: string; middle: number } | null>(null)

  function show(event: PointerEvent<HTMLElement> | FocusEvent<HTMLElement>) {
    const isRail = event.currentTarget.clientWidth < widestRailPx
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const label = link?.dataset.name
    if (!isRail || !label) return setTooltip(null)
    const { top, height } = link.getBoundingClientRect()
    setTooltip({ label, middle: top + height / 2 })
  }
  const hide = () => setTooltip(null)

  const listeners = {
    onPointerOver: show,
    onPointerLeave: hide,
    onFocus: show,
    onBlur: hide,
    onClick: hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide()
    },
  }
  return { tooltip, listeners }
}
