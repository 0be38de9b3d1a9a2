import type { ReactNode } from 'react'
import { SidebarToggle } from '@/components/shell/sidebar-toggle'

/** The bar over every signed-in page: sidebar toggle, title, bells, user menu. */
export function HeaderBar({ bells, userMenu }: { bells: ReactNode; userMenu: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 flex h-(--bar) items-center gap-1 border-b bg-paper px-2 md:pr-6 md:pl-3">
      <SidebarToggle />
      <p className="mr-auto pl-1 font-medium">Dashboard</p>
      {bells}
      {userMenu}
    </header>
  )
}
