import { clsx } from 'clsx'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { mergeClasses } from '@/components/ui/merge-classes'

/** The props that connect a control to its label, hint and errors. */
export type FieldControl = {
  id: string
  name?: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export type FieldProps = {
  label: ReactNode
  /** Also set on the control, unless it has its own name. */
  name?: string
  /** Right of the label: "Optional", "69 / 2000". */
  note?: ReactNode
  hint?: ReactNode
  /** Shown under the control; the first message of a zod issue list is enough. */
  errors?: string | readonly string[]
  id?: string
  className?: string
  /** One control element, or a function for a control inside something else. */
  children: ReactElement<Partial<FieldControl>> | ((control: FieldControl) => ReactNode)
}

/** Label, control, hint and errors, wired for assistive technology. */
export function Field({ label, name, note, hint, errors, id, className, children }: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const messages = typeof errors === 'string' ? [errors] : (errors ?? [])
  const bad = messages.length > 0
  const describedBy = [bad && `${controlId}-error`, hint && `${controlId}-hint`].filter(Boolean).join(' ')
  const control: FieldControl = {
    id: controlId,
    name,
    'aria-invalid': bad || undefined,
    'aria-describedby': describedBy || undefined,
  }
  return (
    <div className={mergeClasses('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="flex justify-between gap-4 font-medium">
        {label}
        {note && <span className="font-normal text-ink-3">{note}</span>}
      </label>
      {typeof children === 'function'
        ? children(control)
        : cloneElement(children, withOwnProps(control, children))}
      {bad && <FieldErrors id={`${controlId}-error`} messages={messages} />}
      {hint && (
        <p id={`${controlId}-hint`} className="t-label">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The control's own id and name win over the field's. */
function withOwnProps(control: FieldControl, child: ReactElement<Partial<FieldControl>>): FieldControl {
  return { ...control, name: child.props.name ?? control.name }
}

/** Error messages with their icon, for a field or a group of choices. */
export function FieldErrors({ id, messages }: { id?: string; messages: readonly string[] }) {
  return (
    <div id={id} className="grid gap-1">
      {messages.map((message) => (
        <p key={message} className="flex items-start gap-1.5 text-xs font-[500] text-stop">
          <Icon name="circle-alert" size="sm" className="mt-0.5" />
          {message}
        </p>
      ))}
    </div>
  )
}

/** The classes of inputs, text areas and selects. */
export function inputClasses({ size }: { size?: 'sm' | 'md' }, extra?: string) {
  return clsx('input', size === 'sm' && 'input-sm', extra)
}

export type InputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'sm' | 'md'
  /** An icon inside, at the left. */
  icon?: IconName
}

/**
 * Reports to `onChange` what was typed before hydration. React leaves it in the control, but the state doesn't know of it,
 * so that the next render would delete it.
 */
function reportTyped(control: HTMLInputElement | HTMLTextAreaElement | null): void {
  if (!control || control.value === control.defaultValue.replace(/\r\n?/g, '\n')) return
  const typed = control.value
  // After the commit, so that a form with one state for several fields renders each before it hears of the next.
  queueMicrotask(() => {
    // React ignores an `input` event unless the value differs from the last one that was set through the control itself.
    control.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, typed)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** A one-line text input, 44 px high, 16 px text so that phones do not zoom. */
export function Input({ size = 'md', icon, className, ...rest }: InputProps) {
  const ref = rest.ref ?? (rest.onChange && reportTyped)
  if (!icon) return <input {...rest} ref={ref} className={inputClasses({ size }, className)} />
  return (
    <span className={mergeClasses('relative block', className)}>
      <span className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3">
        <Icon name={icon} size={size} />
      </span>
      <input {...rest} ref={ref} className={inputClasses({ size }, 'pl-9.5')} />
    </span>
  )
}

/** Several lines of text. For a limit with a counter use CountedTextArea. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const ref = rest.ref ?? (rest.onChange && reportTyped)
  return <textarea {...rest} ref={ref} className={inputClasses({}, `min-h-24 resize-y ${className ?? ''}`)} />
}

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }

/** A styled native select; its children are `<option>` elements. */
export function Select({ size = 'md', className, ...rest }: SelectProps) {
  return <select {...rest} className={inputClasses({ size }, `select-arrow pr-9 ${className ?? ''}`)} />
}
