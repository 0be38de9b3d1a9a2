'use client'

import { useCombobox } from 'downshift'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { type FieldControl, inputClasses } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { ActionResult } from '@/lib/platform/errors'
import { searchFailedText } from '@/lib/platform/words'

/** The pause in typing after which a search starts. */
const debounceMs = 200

/** The server's response to the typed text. */
type Search<T> = { typed: string; found: readonly T[]; hasFailed: boolean }

export type SearchComboboxProps<T> = {
  /** What is searched, such as `Booking`. */
  label: string
  /** Several of them. */
  plural: string
  placeholder: string
  /** Offered before anything is typed. */
  items: readonly T[]
  chosen: T | null
  onChoose: (item: T | null) => void
  search: (typed: string) => Promise<ActionResult<readonly T[]>>
  /** A remark at the right of an item. */
  noteOf?: (item: T) => string | null
  /** The text of a chosen item, where it isn't its label. */
  textOf?: (item: T) => string
  /** Draws an item, instead of its label and remark. */
  renderItem?: (item: T) => ReactNode
  /** Puts the items under headings, in this order. */
  groups?: {
    names: readonly (readonly [key: string, name: string])[]
    keyOf: (item: T) => string
    /** Orders items of one group; 0 keeps their order. */
    compare: (one: T, other: T) => number
  }
  /** As large as a page's title, which it stands in for. */
  isTitle?: boolean
  control: FieldControl
}

/** A combobox that searches on the server while someone types. */
export function SearchCombobox<T extends { id: string; label: string }>(props: SearchComboboxProps<T>) {
  const { label, plural, placeholder, items, chosen, onChoose, search, control, isTitle = false } = props
  const { groups, textOf = ({ label: text }: T) => text } = props
  const [typed, setTyped] = useState('')
  const { found: unsorted, state } = useFound(typed, items, search)
  const found = sortByGroup(unsorted, groups)
  const combobox = useCombobox<T>({
    items: [...found],
    itemToString: (item) => (item ? textOf(item) : ''),
    itemToKey: (item) => item?.id,
    selectedItem: chosen,
    inputId: control.id,
    onInputValueChange: ({ inputValue, type }) => {
      if (type === useCombobox.stateChangeTypes.InputChange) setTyped(inputValue.trim())
    },
    onSelectedItemChange: ({ selectedItem }) => {
      onChoose(selectedItem)
      setTyped('')
    },
    // On blur the field shows the chosen item again, or nothing if there is none.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur && !changes.selectedItem
        ? { ...changes, inputValue: '' }
        : type === useCombobox.stateChangeTypes.InputBlur && state.inputValue !== ''
          ? { ...changes, inputValue: changes.selectedItem ? textOf(changes.selectedItem) : '' }
          : changes,
  })
  const { isOpen, highlightedIndex, setInputValue } = combobox
  // Downshift may keep the text of an item that is no longer chosen.
  useEffect(() => {
    if (chosen === null) setInputValue('')
  }, [chosen, setInputValue])
  return (
    <div className="relative">
      <input
        {...combobox.getInputProps({
          name: control.name,
          'aria-invalid': control['aria-invalid'],
          'aria-describedby': control['aria-describedby'],
          'aria-label': label,
          'aria-labelledby': undefined,
          placeholder,
          autoComplete: 'off',
          onFocus: (event) => event.currentTarget.select(),
        })}
        className={
          isTitle
            ? 't-title w-full truncate border-b border-transparent bg-transparent pr-11 outline-offset-4 placeholder:text-ink-3 hover:border-edge focus:border-edge'
            : inputClasses({}, 'truncate pr-11')
        }
      />
      <IconButton
        {...combobox.getToggleButtonProps({ 'aria-label': `Show ${plural.toLowerCase()}` })}
        label={`Show ${plural.toLowerCase()}`}
        size="sm"
        icon="chevron-down"
        className={isTitle ? 'absolute top-1 right-0 md:top-2' : 'absolute top-1.5 right-1.5'}
      />
      <ul
        {...combobox.getMenuProps({ 'aria-label': plural, 'aria-labelledby': undefined })}
        className={mergeClasses(
          'absolute top-[calc(100%+0.25rem)] right-0 left-0 z-30 overflow-y-auto overscroll-contain rounded-md border bg-raised py-1 shadow-pop',
          isTitle ? 'max-h-[min(32rem,60dvh)]' : 'max-h-80',
          !isOpen && 'hidden',
        )}
      >
        {isOpen &&
          found.map((item, index) => {
            const heading = headingOf(found, index, groups)
            return (
              <Fragment key={item.id}>
                {heading && (
                  <li role="presentation" className="t-label px-3 pt-3 pb-1.5">
                    {heading}
                  </li>
                )}
                <li
                  {...combobox.getItemProps({ item, index })}
                  className={mergeClasses(
                    'flex min-h-11 cursor-pointer items-center justify-between gap-4 px-3 py-2',
                    index === highlightedIndex && 'bg-shade',
                    item.id === chosen?.id && 'font-strong',
                  )}
                >
                  <ItemContent item={item} {...props} />
                </li>
              </Fragment>
            )
          })}
        {isOpen && found.length === 0 && (
          <li className={mergeClasses('px-3 py-2.5', state === 'failed' ? 'text-stop' : 'text-ink-2')}>
            {
              {
                waiting: 'Type to search',
                finding: 'Searching',
                found: `No ${plural.toLowerCase()} found`,
                failed: searchFailedText,
              }[state]
            }
          </li>
        )}
      </ul>
    </div>
  )
}

function ItemContent<T extends { label: string }>(
  props: Pick<SearchComboboxProps<T>, 'renderItem' | 'noteOf'> & { item: T },
) {
  const { item, renderItem, noteOf } = props
  const note = noteOf?.(item)
  if (renderItem) return renderItem(item)
  return (
    <>
      <span className="min-w-0 wrap-break-word">{item.label}</span>
      {note && <span className="flex-none text-xs text-ink-3">{note}</span>}
    </>
  )
}

function sortByGroup<T>(items: readonly T[], groups: SearchComboboxProps<T>['groups']): readonly T[] {
  if (!groups) return items
  const placeOf = (item: T) => groups.names.findIndex(([key]) => key === groups.keyOf(item))
  return items.toSorted((one, other) => placeOf(one) - placeOf(other) || groups.compare(one, other))
}

/** Returns the name of the group that begins with an item; null for the others. */
function headingOf<T>(
  items: readonly T[],
  index: number,
  groups: SearchComboboxProps<T>['groups'],
): string | null {
  const [item, before] = [items[index], items[index - 1]]
  if (!groups || item === undefined) return null
  const key = groups.keyOf(item)
  if (before !== undefined && groups.keyOf(before) === key) return null
  return groups.names.find(([other]) => other === key)?.[1] ?? null
}

/** Returns what was found for the typed text, or the initial items while it's empty. */
function useFound<T>(
  typed: string,
  items: readonly T[],
  search: (typed: string) => Promise<ActionResult<readonly T[]>>,
) {
  const [lastSearch, setLastSearch] = useState<Search<T> | null>(null)
  useEffect(() => {
    if (typed === '') return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const result = await search(typed).catch(() => null)
      if (isCurrent) setLastSearch({ typed, found: result?.ok ? result.data : [], hasFailed: !result?.ok })
    }, debounceMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed, search])
  if (typed === '')
    return { found: items, state: items.length > 0 ? ('found' as const) : ('waiting' as const) }
  const found = lastSearch?.found ?? items
  if (lastSearch?.typed !== typed) return { found, state: 'finding' as const }
  return { found, state: lastSearch.hasFailed ? ('failed' as const) : ('found' as const) }
}
