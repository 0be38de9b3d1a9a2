import { Icon } from '@/components/ui/icon'
import { mergeClasses } from '@/components/ui/merge-classes'
import type { HandleProps } from './use-arrangeable'

type DragHandleProps = { name: string; handle: HandleProps; className?: string }

/** The handle that moves an entry by dragging or with the arrow keys. */
export function DragHandle({ name, handle, className }: DragHandleProps) {
  const label = `Move ${name}. Use the arrow keys.`
  return (
    <button
      type="button"
      {...handle}
      aria-label={label}
      title={label}
      className={mergeClasses(
        'grid cursor-grab touch-none place-items-center rounded-sm active:cursor-grabbing',
        className,
      )}
    >
      <Icon name="grip-vertical" size="sm" />
    </button>
  )
}
