import type { ComponentProps } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type ViewerButtonProps = ComponentProps<'button'> & { label: string }

/** A square icon button for the viewer's dark background. */
export function ViewerButton({ label, className, children, ...rest }: ViewerButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={mergeClasses(
        'grid size-11 flex-none place-items-center rounded-sm hover:bg-night-shade aria-expanded:bg-night-shade',
        className,
      )}
    >
      {children}
    </button>
  )
}
