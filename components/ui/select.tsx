import type { ComponentProps } from 'react'
import { inputClasses } from '@/components/ui/input'

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }

/** A styled native select; its children are `<option>` elements. */
export function Select({ size = 'md', className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={inputClasses({ size, writable: true }, `select-arrow pr-9 ${className ?? ''}`)}
    />
  )
}
