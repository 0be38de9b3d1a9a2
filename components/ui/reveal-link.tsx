'use client'

import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'

type RevealLinkProps = { target: string; icon?: IconName; children: ReactNode }

/** A main button that goes to a folded part of the page, and opens it. Browsers that open folds by themselves need no script. */
export function RevealLink({ target, icon, children }: RevealLinkProps) {
  function reveal() {
    const element = document.getElementById(target)
    for (
      let fold = element?.closest('details');
      fold;
      fold = fold.parentElement?.closest('details') ?? undefined
    ) {
      fold.open = true
    }
    element?.querySelector('summary')?.focus({ preventScroll: true })
  }
  return (
    <a href={`#${target}`} onClick={reveal} className={buttonClasses({ variant: 'main', size: 'lg' })}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
