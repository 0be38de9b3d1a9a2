'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { deferComponent } from '@/components/ui/defer'
import { IconButton } from '@/components/ui/icon-button'
import type { Searcher } from './commands'

const CommandPalette = deferComponent(() =>
  import('./command-palette').then((module) => module.CommandPalette),
)
const ShortcutsDialog = deferComponent(() =>
  import('./shortcuts-dialog').then((module) => module.ShortcutsDialog),
)

type Opened = 'palette' | 'shortcuts' | null

type SearchButtonProps = { searcher: Searcher; signOutAction: () => Promise<void> }

/** Opens the search and, by `?`, the list of keyboard shortcuts. Ctrl+K or Cmd+K opens and closes the search. */
export function SearchButton({ searcher, signOutAction }: SearchButtonProps) {
  const [opened, setOpened] = useState<Opened>(null)
  CommandPalette.usePreload()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = shortcutOf(event)
    if (!key) return
    event.preventDefault()
    const next = opened === key ? null : key
    // Does nothing behind another dialog.
    if (opened || !document.querySelector('dialog:modal')) setOpened(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <IconButton
        label="Search"
        title="Search (Ctrl+K)"
        icon="search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpened('palette')}
      />
      {opened === 'palette' && (
        <CommandPalette searcher={searcher} signOutAction={signOutAction} onClose={() => setOpened(null)} />
      )}
      {opened === 'shortcuts' && <ShortcutsDialog role={searcher.role} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Returns what a key press opens; null for any other, and for `?` where people type. */
function shortcutOf(event: KeyboardEvent): Opened {
  if (event.repeat || event.defaultPrevented || event.altKey) return null
  const isChord = (event.ctrlKey || event.metaKey) && !event.shiftKey
  if (isChord && event.key.toLowerCase() === 'k') return 'palette'
  const isTyping =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable || event.target.matches('input, textarea, select'))
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping ? 'shortcuts' : null
}
