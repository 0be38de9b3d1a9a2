import type { ReactNode } from 'react'
import type { ViewerRole } from '@/components/shell/navigation'
import { SidebarToggle } from '@/components/shell/sidebar-toggle'
import { Trail } from '@/components/shell/trail'

type HeaderBarProps = { role: ViewerRole; bells: ReactNode; userMenu: ReactNode }

/** The header of every signed-in page: sidebar toggle, breadcrumb, bells, user menu. */
export function HeaderBar({ role, bells, userMenu }: HeaderBarProps) {
  return (
    <header className="sticky top-(--banner) z-20 flex h-(--bar) items-center gap-1 border-b bg-paper px-2 md:pr-6 md:pl-3">
      <SidebarToggle />
      <Trail role={role} />
      {bells}
      {userMenu}
    </header>
  )
}
