'use client'

import { useState } from 'react'
import type { ViewerRole } from '@/components/shell/navigation'
import { chooseTheme, readThemeChoice, type ThemeChoice } from '@/components/shell/theme'
import { Avatar } from '@/components/ui/avatar'
import { Icon } from '@/components/ui/icon'
import { Menu, MenuButton, MenuLink } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'

export type ShellViewer = { role: ViewerRole; fullName: string; email: string; avatarUrl: string | null }

type UserMenuProps = { viewer: ShellViewer; signOutAction: () => Promise<void> }

/** The menu of the signed-in user: profile pages, theme, and sign-out. */
export function UserMenu({ viewer, signOutAction }: UserMenuProps) {
  const label = viewer.role === 'PHOTOGRAPHER' ? 'Admin' : viewer.fullName.trim() || 'User'
  return (
    <Menu
      label="Your account"
      trigger={(triggerProps) => (
        <button
          {...triggerProps}
          type="button"
          className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-sm hover:bg-shade md:ml-1 md:min-h-10 md:pr-1.5 md:pl-2.5"
        >
          <Avatar
            name={viewer.fullName.trim() || label}
            imageUrl={viewer.avatarUrl}
            tone={viewer.role === 'PHOTOGRAPHER' ? 'photographer' : 'client'}
          />
          <span className="max-md:sr-only">
            <span style={{ width: widthFor(label) }} className="block truncate text-left">
              {label}
            </span>
          </span>
          <Icon name="chevron-down" size="sm" className="max-md:hidden" />
        </button>
      )}
    >
      <MenuLink href="/profile" icon="user">
        Edit Profile
      </MenuLink>
      <MenuLink href="/profile/password" icon="key-round">
        Change Password
      </MenuLink>
      <MenuLink href="/profile/email" icon="mail">
        Email Settings
      </MenuLink>
      <form action={signOutAction}>
        <MenuButton type="submit" icon="log-out">
          Logout
        </MenuButton>
      </form>
      <ThemeSwitch />
    </Menu>
  )
}

/** Returns a width from the number of letters, so that nothing shifts when the font loads. */
function widthFor(label: string): string {
  return `min(${(label.length * 0.5 + 0.75).toFixed(2)}em, 12rem)`
}

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

/** System, light or dark. Rendered in an open menu only, where the cookie can be read. */
function ThemeSwitch() {
  const [current, setCurrent] = useState(readThemeChoice)
  return (
    <fieldset className="-mx-1.5 mt-1.5 flex border-t px-1.5 pt-1.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={current === value}
          onClick={() => {
            chooseTheme(value)
            setCurrent(value)
          }}
          className={mergeClasses(
            'min-h-11 flex-1 rounded-sm text-xs text-ink-2 hover:bg-shade hover:text-ink md:min-h-9',
            current === value && 'font-strong text-accent hover:text-accent',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
