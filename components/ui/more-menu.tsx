'use client'

import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Menu } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'

type MoreMenuProps = {
  /** What its actions are for, if the page has several: `More actions for NL-2026-0012`. */
  label?: string
  /** Beside a page's large buttons, which are a bar at the bottom of narrow screens. */
  isInBar?: boolean
  children: ReactNode
}

/** The actions that aren't the next one, behind "…". Choosing one closes it. */
export function MoreMenu({ label = 'More actions', isInBar = false, children }: MoreMenuProps) {
  return (
    <div className="relative flex-none">
      <Menu
        label={label}
        closesOnButtons
        className={mergeClasses(
          'w-60 max-md:absolute max-md:inset-x-auto max-md:right-0 max-md:w-64',
          isInBar
            ? 'max-md:top-auto max-lg:top-auto max-lg:bottom-[calc(100%+0.375rem)]'
            : 'max-md:top-[calc(100%+0.375rem)]',
        )}
        trigger={(props) =>
          isInBar ? (
            <button
              {...props}
              type="button"
              aria-label={label}
              title={label}
              className={buttonClasses({ size: 'lg' }, 'w-12 px-0 aria-expanded:bg-shade')}
            >
              <Icon name="ellipsis" />
            </button>
          ) : (
            <IconButton {...props} label={label} icon="ellipsis" size="sm" className="max-fold:size-11" />
          )
        }
      >
        {children}
      </Menu>
    </div>
  )
}
