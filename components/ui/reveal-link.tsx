'use client'

import type { MouseEvent, ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { revealPart } from '@/components/ui/use-linked-fold'

type RevealLinkProps = { target: string; icon?: IconName; children: ReactNode }

/** A main button that opens a folded part of the page and goes there; a button there is pressed. */
export function RevealLink({ target, icon, children }: RevealLinkProps) {
  function reveal(event: MouseEvent) {
    // The browser would scroll too, but drop the focus.
    if (!revealPart(target)) return
    event.preventDefault()
    const part = document.getElementById(target)
    if (part instanceof HTMLButtonElement) part.click()
  }
  return (
    <a href={`#${target}`} onClick={reveal} className={buttonClasses({ variant: 'main', size: 'lg' })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
