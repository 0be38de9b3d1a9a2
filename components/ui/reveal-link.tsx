'use client'

import type { MouseEvent, ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { revealPart } from '@/components/ui/use-linked-fold'

type RevealLinkProps = { target: string; icon?: IconName; children: ReactNode }

/** A main button that opens a folded part of the page and goes there. Without a script, the browser opens it. */
export function RevealLink({ target, icon, children }: RevealLinkProps) {
  function reveal(event: MouseEvent) {
    // The browser would scroll too, but drop the focus.
    if (revealPart(target)) event.preventDefault()
  }
  return (
    <a href={`#${target}`} onClick={reveal} className={buttonClasses({ variant: 'main', size: 'lg' })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
