'use client'

import { PanelLeft } from 'lucide-react'
import { useSidebar } from '@/components/shell/shell-frame'
import { IconButton } from '@/components/ui/icon-button'

/** Folds the sidebar, or opens the drawer when narrow. */
export function SidebarToggle() {
  const { toggle } = useSidebar()
  return (
    <IconButton
      label="Toggle sidebar"
      title="Toggle sidebar (Ctrl+B)"
      icon={<PanelLeft className="icon" />}
      onClick={toggle}
    />
  )
}
