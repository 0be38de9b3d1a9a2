import type { ComponentProps } from 'react'
import { inputClasses } from '@/components/ui/input'

type SelectProps = Omit<ComponentProps<'select'>, 'size'> & { size?: 'sm' | 'md' }

/** The platform's own select in the house's look; give `<option>` children. */
export function Select({ size = 'md', className, ...rest }: SelectProps) {
  return (
    <select
      {...rest}
      className={inputClasses({ size, writable: true }, `select-arrow pr-9 ${className ?? ''}`)}
    />
  )
}
