import { type ComponentProps, type ReactNode, useId } from 'react'
import { Checkbox, Radio } from '@/components/ui/checkbox'
import { FieldErrors } from '@/components/ui/field'
import { mergeClasses } from '@/components/ui/merge-classes'

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode
  hint?: ReactNode
  /** Large, at the right. */
  figure?: ReactNode
  /** One of several (radio, the default) or any number (checkbox). */
  type?: 'radio' | 'checkbox'
}

/** An outlined card that is a radio button or a checkbox. */
export function ChoiceCard({ title, hint, figure, type = 'radio', className, ...rest }: ChoiceCardProps) {
  const Control = type === 'radio' ? Radio : Checkbox
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Control is a radio or a checkbox
    <label
      className={mergeClasses(
        'relative flex items-start gap-3 rounded-sm border border-edge bg-raised p-3 has-checked:border-accent has-checked:bg-accent-wash has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:text-ink-3',
        className,
      )}
    >
      <Control {...rest} className="focus-visible:outline-none" />
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{title}</span>
        {hint && <span className="t-label block">{hint}</span>}
      </span>
      {figure && (
        <span className="flex-none self-center font-serif text-[1.625rem] leading-7 font-light tracking-[-0.02em] lining-nums">
          {figure}
        </span>
      )}
    </label>
  )
}

type ChoiceGroupProps = {
  legend: ReactNode
  errors?: string | readonly string[]
  hint?: ReactNode
  /** Columns from 768 px up. */
  columns?: 1 | 2 | 3
  className?: string
  children: ReactNode
}

const columnClasses = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' }

/** A named group of choice cards. */
export function ChoiceGroup({ legend, errors, hint, columns = 2, className, children }: ChoiceGroupProps) {
  const id = useId()
  const messages = typeof errors === 'string' ? [errors] : (errors ?? [])
  return (
    <fieldset
      className={mergeClasses('grid content-start gap-1.5', className)}
      aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
    >
      <legend className="pb-1.5 font-medium">{legend}</legend>
      <div className={mergeClasses('grid gap-3', columnClasses[columns])}>{children}</div>
      {messages.length > 0 && <FieldErrors id={`${id}-error`} messages={messages} />}
      {hint && <p className="t-label">{hint}</p>}
    </fieldset>
  )
}
