'use client'

import { MenuButton } from '@/components/ui/menu-entries'

/** A menu entry that opens the browser's print dialog, once the menu has closed. */
export function PrintEntry() {
  return (
    <MenuButton icon="printer" className="max-md:hidden" onClick={() => setTimeout(() => window.print())}>
      Print
    </MenuButton>
  )
}
