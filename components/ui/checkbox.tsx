import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** A checkbox without a label. Needs a label around it or an aria-label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={clsx('tick', className)} />
}

/** A radio button without a label. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="radio" className={clsx('tick', className)} />
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox with its label; the whole line is clickable. */
export function CheckboxField({ label, hint, className, ...rest }: CheckboxFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control
    <label className={clsx('flex min-h-6 items-start gap-3', className)}>
      <Checkbox {...rest} />
      <span>
        {label}
        {hint && <span className="t-label mt-0.5 block">{hint}</span>}
      </span>
    </label>
  )
}
