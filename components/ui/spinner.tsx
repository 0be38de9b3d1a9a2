import { mergeClasses } from '@/components/ui/merge-classes'

/** A decorative spinner; what surrounds it says what is loading. */
export function Spinner({ size = 'md', className }: { size?: 'sm' | 'md'; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={mergeClasses(
        'inline-block flex-none animate-turn rounded-[50%] border-2 border-line border-t-accent',
        size === 'sm' ? 'size-4' : 'size-5',
        className,
      )}
    />
  )
}
