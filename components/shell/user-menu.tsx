'use client'

import type { ViewerRole } from '@/components/shell/navigation'
import { Avatar } from '@/components/ui/avatar'
import { deferComponent } from '@/components/ui/defer'
import { Icon } from '@/components/ui/icon'
import { Loading } from '@/components/ui/loading'
import { Menu } from '@/components/ui/menu'
import { mergeClasses } from '@/components/ui/merge-classes'
import { isClient } from '@/lib/auth/rules/capabilities'

const UserMenuEntries = deferComponent(
  async () => (await import('@/components/shell/user-menu-entries')).UserMenuEntries,
  <Loading className="p-4" />,
)

export type ShellViewer = { role: ViewerRole; fullName: string; email: string; avatarUrl: string | null }

type UserMenuProps = { viewer: ShellViewer; signOutAction: () => Promise<void> }

/** The menu of the signed-in user: profile pages, theme, and sign-out. */
export function UserMenu({ viewer, signOutAction }: UserMenuProps) {
  UserMenuEntries.usePreload()
  const name = viewer.fullName.trim() || 'User'
  const role = roleTexts[viewer.role]
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
            name={name}
            imageUrl={viewer.avatarUrl}
            tone={isClient(viewer) ? 'client' : 'photographer'}
          />
          <span className="max-md:sr-only">
            <span
              style={{ width: widthFor(name) }}
              className={mergeClasses('block truncate text-left', role && 'leading-tight')}
            >
              {name}
            </span>
            {role && <span className="block text-left text-2xs leading-tight text-ink-3">{role}</span>}
          </span>
          <Icon name="chevron-down" size="sm" className="max-md:hidden" />
        </button>
      )}
    >
      <UserMenuEntries signOutAction={signOutAction} />
    </Menu>
  )
}

/** Shown under the names of the team. */
const roleTexts: Partial<Record<ViewerRole, string>> = {
  PHOTOGRAPHER: 'Admin',
  COORDINATOR: 'Coordinator',
  EDITOR: 'Editor',
}

/** Returns a width from the number of letters, so that nothing shifts when the font loads. */
function widthFor(label: string): string {
  return `min(${(label.length * 0.5 + 0.75).toFixed(2)}em, 12rem)`
}
