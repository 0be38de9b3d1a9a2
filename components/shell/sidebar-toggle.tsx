'use client'

import { PanelLeft } from 'lucide-react'
import { useSidebar } from '@/components/shell/shell-frame'
import { IconButton } from '@/components/ui/icon-button'

/** Collapses or expands the sidebar; on narrow screens, opens or closes the drawer. */
export function SidebarToggle() {
  const { toggle, isOpen, controls } = useSidebar()
  return (
    <IconButton
      label="Toggle sidebar"
      title="Toggle sidebar (Ctrl+B)"
      icon={<PanelLeft className="icon" />}
      onClick={toggle}
      aria-expanded={isOpen}
      aria-controls={controls}
      className="aria-expanded:not-hover:bg-transparent aria-expanded:not-hover:text-ink-2"
    />
  )
}
