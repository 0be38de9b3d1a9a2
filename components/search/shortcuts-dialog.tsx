'use client'

import { Dialog } from '@/components/ui/dialog'
import { KeyValues } from '@/components/ui/key-values'

type Shortcut = readonly [keys: string, effect: string]

const sections: readonly { title: string; shortcuts: readonly Shortcut[] }[] = [
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
    shortcuts: [
      ['Arrow keys', 'Move between photos'],
      ['Enter', 'Open the photo'],
      ['Space', 'Select the photo'],
      ['F', 'Mark as a favorite'],
      ['+ and −', 'Zoom in an open photo'],
    ],
  },
  {
    title: 'Arranging photos',
    shortcuts: [
      ['Arrow keys', 'Move the photo whose handle has the focus'],
      ['Ctrl+A', 'Select all photos'],
      ['Esc', 'Clear the selection'],
    ],
  },
  {
    title: 'Messages',
    shortcuts: [
      ['Enter', 'Send'],
      ['Shift+Enter', 'New line'],
    ],
  },
]

/** Lists all keyboard shortcuts, with the names of the keys on this system. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" wide closable>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        {sections.map(({ title, shortcuts }) => (
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
