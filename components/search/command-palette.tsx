'use client'

import { useCombobox } from 'downshift'
import { useRouter } from 'next/navigation'
import { startTransition, useState } from 'react'
import { forgetDays } from '@/components/shell/saved-day'
import { chooseTheme } from '@/components/shell/theme'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Modal } from '@/components/ui/modal'
import { Spinner } from '@/components/ui/spinner'
import { searchFailedText } from '@/lib/platform/words'
import { maxTextLength } from '@/lib/search/limits'
import { type HitKind, hitKinds } from '@/lib/search/rules'
import type { Hits } from '@/lib/search/schema'
import { hitKindTitles, nothingFoundText, searchingText, searchPlaceholder } from '@/lib/search/words'
import { type Command, commandsFor, type ImmediateAct, matchCommands, type Searcher } from './commands'
import { useHits } from './use-hits'

type Entry = { key: string; title: string; detail: string | null; icon: IconName } & Pick<
  Command,
  'href' | 'act'
>

const hitIcons: Record<HitKind, IconName> = {
  bookings: 'calendar',
  clients: 'user',
  photos: 'image',
  invoices: 'receipt-text',
  conversations: 'message-square',
}

type CommandPaletteProps = { searcher: Searcher; signOutAction: () => Promise<void>; onClose: () => void }

/** Finds records, pages, and things to do by a typed text, and opens the chosen one. */
export function CommandPalette({ searcher, signOutAction, onClose }: CommandPaletteProps) {
  const router = useRouter()
  const [text, setText] = useState('')
  const { hits, state } = useHits(text)
  const sections = listSections(searcher, text, hits)
  const entries = sections.flatMap((section) => section.entries)
  const isHint = entries.length > 0 && state !== 'searching' && state !== 'failed'
  const combobox = useCombobox<Entry>({
    items: entries,
    itemToString: (entry) => entry?.title ?? '',
    itemToKey: (entry) => entry?.key,
    inputValue: text,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    // Choosing an entry leaves the text, and typing highlights the first entry.
    stateReducer: (current, { type, changes }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 }
      const isChoice =
        type === useCombobox.stateChangeTypes.InputKeyDownEnter ||
        type === useCombobox.stateChangeTypes.ItemClick
      return isChoice ? { ...changes, inputValue: current.inputValue } : changes
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (!selectedItem) return
      onClose()
      if (selectedItem.href) router.push(selectedItem.href)
      if (selectedItem.act) perform(selectedItem.act)
    },
  })

  function perform(act: ImmediateAct) {
    if (act === 'switch-theme') {
      chooseTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark')
      return
    }
    void forgetDays(null)
    startTransition(signOutAction)
  }

  return (
    <Modal
      open
      onClose={onClose}
      aria-label="Search"
      className="m-auto mt-[12vh] max-h-[76vh] w-[min(40rem,calc(100%-2rem))] overflow-hidden rounded-lg bg-raised p-0 text-left shadow-dialog backdrop:bg-veil open:flex open:animate-rise max-md:mt-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none"
    >
      <div className="flex min-h-0 w-full flex-col">
        <div className="flex flex-none items-center gap-3 border-b pr-2 pl-4 md:pl-5">
          {state === 'searching' ? <Spinner /> : <Icon name="search" className="text-ink-3" />}
          <input
            {...combobox.getInputProps({
              'aria-label': 'Search',
              'aria-labelledby': undefined,
              // Downshift's own event comes too late for a controlled field: fast typing would lose letters.
              onChange: (event) => setText(event.currentTarget.value),
              onKeyDown: (event) => {
                // Escape closes the dialog instead of clearing the field.
                if (event.key === 'Escape')
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
              },
              placeholder: searchPlaceholder,
              autoComplete: 'off',
              autoFocus: true,
              spellCheck: false,
              enterKeyHint: 'go',
              maxLength: maxTextLength,
            })}
            className="min-h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-3"
          />
          <IconButton label="Close" icon="x" onClick={onClose} />
        </div>
        <div
          {...combobox.getMenuProps({ 'aria-label': 'Results', 'aria-labelledby': undefined })}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-2"
        >
          {sections.map(({ title, entries: listed }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox
            <div key={title} role="group" aria-label={title} className="pb-2">
              <p aria-hidden="true" className="t-label px-4 pt-2 pb-1 md:px-5">
                {title}
              </p>
              {listed.map((entry) => {
                const index = entries.indexOf(entry)
                return (
                  <div
                    key={entry.key}
                    {...combobox.getItemProps({ item: entry, index })}
                    className={mergeClasses(
                      'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-1.5 md:px-5',
                      index === combobox.highlightedIndex && 'bg-shade',
                    )}
                  >
                    <Icon name={entry.icon} className="flex-none text-ink-3" />
                    <span className="min-w-0 flex-1 md:flex md:items-center md:justify-between md:gap-4">
                      <span className="block truncate">{entry.title}</span>
                      {entry.detail && (
                        <span className="block min-w-0 flex-none truncate text-xs text-ink-2">
                          {entry.detail}
                        </span>
                      )}
                    </span>
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        <p
          role="status"
          className={mergeClasses(
            'flex-none border-t px-4 py-2.5 text-xs text-ink-2 md:px-5',
            state === 'failed' && 'text-stop',
            isHint && 'pointer-coarse:hidden',
          )}
        >
          {isHint ? keysText : describeState(state)}
        </p>
      </div>
    </Modal>
  )
}

const keysText = 'Use the arrow keys to choose, Enter to open, and Esc to close.'

function describeState(state: ReturnType<typeof useHits>['state']): string {
  if (state === 'searching') return searchingText
  return state === 'failed' ? searchFailedText : nothingFoundText
}

type Section = { title: string; entries: Entry[] }

/** Lists what the palette shows for a text: things to do, then records, then pages. Leaves out empty sections. */
function listSections(searcher: Searcher, text: string, hits: Hits | null): Section[] {
  const { actions, pages } = commandsFor(searcher)
  const found = hitKinds.map((kind) => ({
    title: hitKindTitles[kind],
    entries: (hits?.[kind] ?? []).map((hit) => ({ ...hit, key: `${kind}-${hit.id}`, icon: hitIcons[kind] })),
  }))
  return [
    { title: 'Actions', entries: matchCommands(actions, text).map(toEntry) },
    ...found,
    { title: 'Go to', entries: matchCommands(pages, text).map(toEntry) },
  ].filter(({ entries }) => entries.length > 0)
}

function toEntry({ label, href, act, icon }: Command): Entry {
  return { key: `${label} ${href ?? act}`, href, act, title: label, detail: null, icon }
}
