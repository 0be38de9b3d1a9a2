'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useEffect, useRef, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input, Select } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'
import { onNavigation } from '@/components/ui/navigations'

/** Longer than the pause between two keystrokes. */
const typingPauseMs = 300

export type FilterControl = { name: string; label: string; value: string; defaultValue: string } & (
  | { kind: 'search'; placeholder: string; maxLength: number }
  | { kind: 'select'; options: readonly { value: string; label: string }[] }
  | { kind: 'date'; max: string }
)

type FilterFormProps = {
  path: string
  /** The parameters that the filters keep. */
  kept: readonly (readonly [name: string, value: string])[]
  controls: readonly FilterControl[]
  submitLabel?: string
  size?: 'sm' | 'md'
  className?: string
  columns?: string
}

/** The browser's side of `FilterBar`: filters while the user types and chooses. */
export function FilterForm(props: FilterFormProps) {
  const { path, kept, controls, submitLabel, size = 'md', className, columns } = props
  const router = useRouter()
  const [isLoading, startLoading] = useTransition()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current)
    // A click on a result must not be overtaken by the search that typing started.
    const stopListening = onNavigation(cancel)
    return () => {
      stopListening()
      cancel()
    }
  }, [])

  function show(how: 'push' | 'replace') {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      const isDefault = controls.some((control) => control.name === name && control.defaultValue === value)
      if (typeof value === 'string' && value.trim() && !isDefault) query.set(name, value.trim())
    }
    const href = query.size > 0 ? `${path}?${query}` : path
    startLoading(() => router[how](href, { scroll: false }))
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    if (submitLabel) return
    clearTimeout(timer.current)
    // A choice gets a history entry; typing doesn't.
    if (target instanceof HTMLSelectElement) show('push')
    else timer.current = setTimeout(() => show('replace'), typingPauseMs)
  }

  return (
    <search className={className}>
      <form
        ref={form}
        action={path}
        aria-busy={isLoading || undefined}
        onChange={change}
        onSubmit={(event) => {
          event.preventDefault()
          show(submitLabel ? 'push' : 'replace')
        }}
        className={mergeClasses('grid', size === 'sm' ? 'gap-2' : 'gap-3', columns)}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {controls.map((control) =>
          submitLabel && control.kind !== 'search' ? (
            <Field key={control.name} label={control.label}>
              {({ id }) => <Control {...control} id={id} size={size} />}
            </Field>
          ) : (
            <Control key={control.name} {...control} aria-label={control.label} size={size} />
          ),
        )}
        {submitLabel ? (
          <Button type="submit" size={size}>
            {submitLabel}
          </Button>
        ) : (
          <noscript>
            <Button type="submit" size={size}>
              Show
            </Button>
          </noscript>
        )}
      </form>
    </search>
  )
}

type ControlProps = FilterControl & { size: 'sm' | 'md'; id?: string; 'aria-label'?: string }

/** One control, which follows the URL when Back or a link changes it. */
function Control({ label: _label, value, defaultValue: _default, ...rest }: ControlProps) {
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null)
  useEffect(() => {
    // While a search field has focus, its text is newer than the URL.
    const isTyping = rest.kind === 'search' && document.activeElement === control.current
    if (control.current && !isTyping) control.current.value = value
  }, [value, rest.kind])

  if (rest.kind === 'select') {
    const { kind: _kind, options, ...select } = rest
    return (
      <Select {...select} ref={control} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )
  }
  const { kind, ...input } = rest
  return (
    <Input
      {...input}
      ref={control}
      type={kind}
      defaultValue={value}
      icon={kind === 'search' ? 'search' : undefined}
    />
  )
}
