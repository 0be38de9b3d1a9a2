'use client'

import { useState } from 'react'
import { forgetDays } from '@/components/shell/saved-day'
import { chooseTheme, readThemeChoice, type ThemeChoice } from '@/components/shell/theme'
import { MenuButton, MenuLink } from '@/components/ui/menu-entries'
import { mergeClasses } from '@/components/ui/merge-classes'

/** What the user menu opens. */
export function UserMenuEntries({ signOutAction }: { signOutAction: () => Promise<void> }) {
  return (
    <>
      <MenuLink href="/profile" icon="user">
        Edit Profile
      </MenuLink>
      <MenuLink href="/profile/password" icon="key-round">
        Change Password
      </MenuLink>
      <MenuLink href="/profile/email" icon="mail">
        Email Settings
      </MenuLink>
      <form action={signOutAction} onSubmit={() => void forgetDays(null)}>
        <MenuButton type="submit" icon="log-out">
          Logout
        </MenuButton>
      </form>
      <ThemeSwitch />
    </>
  )
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
