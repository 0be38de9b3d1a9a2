'use client'

import { useCombobox } from 'downshift'
import { useState } from 'react'
import { type FieldControl, inputClasses } from '@/components/ui/field'
import { IconButton } from '@/components/ui/icon-button'
import { mergeClasses } from '@/components/ui/merge-classes'
import { type Choice, findChoices } from '@/lib/studio/settings/rules/choices'

export type ChoiceComboboxProps = {
  label: string
  choices: readonly Choice[]
  value: string
  onChoose: (value: string) => void
  control: FieldControl
}

/** A searchable list. Leaving the field without choosing restores the current choice. */
export function ChoiceCombobox({ label, choices, value, onChoose, control }: ChoiceComboboxProps) {
  // While null, the field shows the current choice, even if that is changed from elsewhere.
  const [typed, setTyped] = useState<string | null>(null)
  const found = findChoices(choices, typed ?? '')
  const chosen = choices.find((choice) => choice.value === value) ?? null
  const combobox = useCombobox<Choice>({
    items: found,
    itemToString: (item) => item?.label ?? '',
    itemToKey: (item) => item?.value,
    selectedItem: chosen,
    inputValue: typed ?? chosen?.label ?? '',
    inputId: control.id,
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setTyped(null)
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem.value)
    },
    // Leaving the field must not choose the highlighted item.
    stateReducer: (_state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: chosen } : changes,
  })
  return (
    <div className="relative">
      <input type="hidden" name={control.name} value={value} />
      <input
        {...combobox.getInputProps({
          'aria-invalid': control['aria-invalid'],
          'aria-describedby': control['aria-describedby'],
          'aria-label': label,
          'aria-labelledby': undefined,
          placeholder: 'Search',
          autoComplete: 'off',
          onFocus: (event) => event.currentTarget.select(),
          // Set synchronously so that the caret doesn't jump to the end.
          onChange: (event) => setTyped(event.currentTarget.value),
        })}
        className={inputClasses({}, 'truncate pr-11')}
      />
      <IconButton
        {...combobox.getToggleButtonProps()}
        label={`Show every ${label.toLowerCase()}`}
        size="sm"
        icon="chevron-down"
        className="absolute top-1.5 right-1.5"
      />
      <ul
        {...combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className={mergeClasses(
          'absolute top-[calc(100%+0.25rem)] right-0 left-0 z-30 max-h-80 overflow-y-auto overscroll-contain rounded-md border bg-raised py-1 shadow-pop',
          !combobox.isOpen && 'hidden',
        )}
      >
        {combobox.isOpen &&
          found.map((item, index) => (
            <li
              key={item.value}
              {...combobox.getItemProps({ item, index })}
              className={mergeClasses(
                'flex min-h-11 cursor-pointer items-center px-3 py-2 md:min-h-9 md:py-1',
                index === combobox.highlightedIndex && 'bg-shade',
                item.value === value && 'font-strong',
              )}
            >
              {item.label}
            </li>
          ))}
        {combobox.isOpen && found.length === 0 && <li className="px-3 py-2.5 text-ink-2">No results</li>}
      </ul>
    </div>
  )
}
