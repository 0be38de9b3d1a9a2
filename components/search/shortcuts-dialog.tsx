'use client'

import type { ViewerRole } from '@/components/shell/navigation'
import { Dialog } from '@/components/ui/dialog'
import { KeyValues } from '@/components/ui/key-values'
import { type Capability, rolesWith } from '@/lib/auth/rules/capabilities'

type Shortcut = readonly [keys: string, effect: string]

type Section = {
  title: string
  /** What one needs to open the pages with them; everyone has the rest. */
  capability?: Capability
  shortcuts: readonly Shortcut[]
}

const sections: readonly Section[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      ['Ctrl+K', 'Search'],
      ['Ctrl+B', 'Show or hide the sidebar'],
      ['?', 'Keyboard shortcuts'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    title: 'Photos',
    capability: 'open-photos',
    shortcuts: [
      ['Arrow keys', 'Move between photos'],
      ['Home and End', 'First and last photo'],
      ['Enter', 'Open the photo'],
      ['Space', 'Select the photo'],
      ['Shift+Space', 'Select all photos up to this one'],
      ['F', 'Mark as a favorite'],
      ['+, −, and Z', 'Zoom in an open photo'],
      ['C', 'Comments on an open photo'],
      ['V', 'Compare its versions; hold it to see the earlier one'],
      ['D', 'Download an open photo'],
    ],
  },
  {
    title: 'Arranging photos',
    capability: 'open-photos',
    shortcuts: [
      ['Arrow keys', 'Move the photo whose handle has the focus'],
      ['Ctrl+A', 'Select all photos'],
      ['Esc', 'Clear the selection'],
    ],
  },
  {
    title: 'Available times',
    capability: 'open-bookings',
    shortcuts: [
      ['Arrow keys', 'Another day'],
      ['Home and End', 'First and last day of the week'],
      ['Page Up, Down', 'Another month'],
    ],
  },
  {
    title: 'Messages',
    capability: 'exchange-messages',
    shortcuts: [
      ['Enter', 'Send'],
      ['Shift+Enter', 'New line'],
    ],
  },
]

type ShortcutsDialogProps = { role: ViewerRole; onClose: () => void }

/** Lists all keyboard shortcuts of a role, with the names of the keys on this system. */
export function ShortcutsDialog({ role, onClose }: ShortcutsDialogProps) {
  const shown = sections.filter(({ capability }) => !capability || rolesWith(capability).includes(role))
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" wide closable>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {shown.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-1 font-strong">{title}</h3>
            <KeyValues
              items={shortcuts.map(([keys, effect]) => [isApple ? keys.replace('Ctrl+', '⌘') : keys, effect])}
            />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
