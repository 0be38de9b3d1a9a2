import type { ComponentProps } from 'react'
import { inputClasses } from '@/components/ui/input'

/** Several lines of text. For a limit with a counter use CountedTextArea. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={inputClasses({}, `min-h-24 resize-y ${className ?? ''}`)} />
}
