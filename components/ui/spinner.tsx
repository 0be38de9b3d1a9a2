import { mergeClasses } from '@/components/ui/merge-classes'

type SpinnerProps = {
  size?: 'sm' | 'md'
  /** Text beside the ring, announced to screen readers. */
  label?: string
  className?: string
}

/** A spinner. Decorative without a `label`; set one where nothing else says what is loading. */
export function Spinner({ size = 'md', label, className }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className={mergeClasses(
        'inline-block flex-none animate-turn rounded-[50%] border-2 border-line border-t-accent',
        size === 'sm' ? 'size-4' : 'size-5',
        !label && className,
      )}
    />
  )
  if (!label) return ring
  return (
    <p role="status" className={mergeClasses('flex items-center gap-3', className)}>
      {ring}
      {label}
    </p>
  )
}
