import type { ComponentProps, ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

const tickClasses =
  "m-0 grid size-5 flex-none appearance-none place-items-center border border-edge bg-raised checked:border-accent checked:bg-accent aria-invalid:border-stop disabled:cursor-not-allowed disabled:bg-shade after:content-none checked:after:content-['']"

/** A checkbox without a label. Needs a label around it or an aria-label. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="checkbox"
      className={mergeClasses(
        tickClasses,
        'rounded-sm checked:after:h-1.5 checked:after:w-2.75 checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-2 checked:after:border-l-2 checked:after:border-on-accent',
        className,
      )}
    />
  )
}

/** A radio button without a label. */
export function Radio({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      {...rest}
      type="radio"
      className={mergeClasses(
        tickClasses,
        'rounded-[50%] checked:after:size-2 checked:after:rounded-[50%] checked:after:bg-on-accent',
        className,
      )}
    />
  )
}

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode }

/** A checkbox with its label; the whole line is clickable. */
export function CheckboxField({ label, hint, className, ...rest }: CheckboxFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Checkbox is the control
    <label className={mergeClasses('flex min-h-6 items-start gap-3', className)}>
      <Checkbox {...rest} />
      <span>
        {label}
        {hint && <span className="t-label mt-0.5 block">{hint}</span>}
      </span>
    </label>
  )
}
