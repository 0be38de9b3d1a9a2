'use client'

import type { ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'

type DrawerProps = {
  id?: string
  open: boolean
  onClose: () => void
  label: string
  className?: string
  children: ReactNode
}

/** A panel on the left, 18rem wide, over a backdrop. */
export function Drawer({ id, open, onClose, label, className, children }: DrawerProps) {
  return (
    <Modal
      id={id}
      open={open}
      onClose={onClose}
      aria-label={label}
      className={mergeClasses(
        'm-0 h-dvh max-h-none w-(--side-mobile) max-w-[calc(100vw-3rem)] overflow-hidden bg-paper p-0 shadow-dialog backdrop:bg-veil open:animate-slide',
        className,
      )}
    >
      {children}
    </Modal>
  )
}
