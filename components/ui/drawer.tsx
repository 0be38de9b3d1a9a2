'use client'

import type { ReactNode } from 'react'
import { Modal } from '@/components/ui/modal'

type DrawerProps = {
  id?: string
  open: boolean
  onClose: () => void
  label: string
  children: ReactNode
}

/** A panel on the left, 18rem wide, over a backdrop. */
export function Drawer({ id, open, onClose, label, children }: DrawerProps) {
  return (
    <Modal
      id={id}
      open={open}
      onClose={onClose}
      aria-label={label}
      className="m-0 h-dvh max-h-none w-(--side-mobile) max-w-[calc(100vw-3rem)] overflow-hidden bg-paper p-0 shadow-dialog backdrop:bg-veil open:animate-slide"
    >
      {children}
    </Modal>
  )
}
