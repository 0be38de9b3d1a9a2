import type { ComponentProps } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

/** A list split by hairlines; children are `<li>`. */
export function Rows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={mergeClasses('*:border-b', className)} />
}
