import type { ComponentProps, CSSProperties } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type FittedBoxProps = ComponentProps<'div'> & { ratio: number }

/** The largest box of this ratio (width / height) that fits its surroundings, so that fractions of it are those of the photo. */
export function FittedBox({ ratio, className, children, ...rest }: FittedBoxProps) {
  const style = { '--ratio': ratio } as CSSProperties
  return (
    <div className="@container-size grid size-full place-content-center" style={style}>
      <div
        {...rest}
        className={mergeClasses(
          'relative aspect-(--ratio) w-[min(100cqw,calc(100cqh*var(--ratio)))] select-none',
          className,
        )}
      >
        {children}
      </div>
    </div>
  )
}
