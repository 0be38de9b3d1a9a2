'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import {
  isCurrent,
  type NavigationGroup,
  type NavigationItem,
  navigationFor,
  type ViewerRole,
} from '@/components/shell/navigation'
import { mergeClasses } from '@/components/ui/merge-classes'

/** The portal's main links; the one of the present page is marked. */
export function SidebarNav({ role, unreadMessages }: { role: ViewerRole; unreadMessages: number }) {
  const path = usePathname()
  return (
    <nav aria-label="Main" className="grid gap-0.5 px-3 py-6 rail:px-1">
      {navigationFor(role).map((group) => (
        <Group key={group.title} group={group} path={path} unreadMessages={unreadMessages} />
      ))}
    </nav>
  )
}

function Group({
  group,
  path,
  unreadMessages,
}: {
  group: NavigationGroup
  path: string
  unreadMessages: number
}) {
  return (
    <>
      <p className="t-label px-2 pb-2.5 whitespace-nowrap rail:hidden">{group.title}</p>
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

function Item({ item, current, count }: { item: NavigationItem; current: boolean; count: number }) {
  return (
    <Link
      href={item.href}
      title={item.label}
      aria-current={current ? 'page' : undefined}
      className={mergeClasses(
        'relative flex min-h-11 items-center gap-3 rounded-sm px-2 whitespace-nowrap text-ink-2 hover:bg-shade hover:text-ink md:min-h-10 rail:justify-center rail:px-0',
        current &&
          "font-current text-ink before:absolute before:top-2 before:bottom-2 before:-left-3 before:w-0.75 before:bg-accent before:content-[''] rail:before:-left-1",
      )}
    >
      <item.Icon className="icon" aria-hidden="true" />
      <span className="rail:sr-only">{item.label}</span>
      {count > 0 && (
        <span className="ml-auto text-xs font-[620] text-accent rail:sr-only">
          {count}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </Link>
  )
}
