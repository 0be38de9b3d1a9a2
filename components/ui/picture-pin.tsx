import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'

type Spot = { x: number; y: number }

type PicturePinProps = Omit<ComponentProps<'a'>, 'children' | 'href'> & {
  href: string
  /** As fractions of what it's placed on. */
  spot: Spot
  /** Degrees clockwise from the top; null for none. */
  direction: number | null
  number: number
  /** Its name, which contains the number. */
  label: string
  /** Where it leads, shown while it's pointed at or has the focus. */
  picture?: ReactNode
}

/** A numbered link on a picture. Its surroundings are as large as the picture, and a container for queries of their size. */
export function PicturePin(props: PicturePinProps) {
  const { href, spot, direction, number, label, picture, className, ...rest } = props
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      draggable={false}
      style={pinPlace(spot)}
      className={mergeClasses(pinClasses, className)}
    >
      <PinFace number={number} direction={direction} />
      {picture && (
        <span
          aria-hidden="true"
          // Shifted so that it stays on the picture.
          style={{ translate: `${-100 * spot.x}%` }}
          className={mergeClasses(
            'pointer-events-none absolute left-1/2 hidden w-44 overflow-hidden rounded-sm bg-night text-night-ink shadow-pop group-focus-visible/pin:block [@media(hover:hover)]:group-hover/pin:block',
            spot.y < 0.5 ? 'top-full mt-2' : 'bottom-full mb-2',
          )}
        >
          {picture}
          <span className="block truncate px-2.5 py-1.5 text-left text-xs font-normal">{label}</span>
        </span>
      )}
    </a>
  )
}

/** Of a link or a button. A zoomed picture sets `--pin-scale`, so that it keeps its size. */
export const pinClasses =
  'group/pin absolute size-6 -translate-1/2 rounded-[99px] hover:z-2 focus-visible:z-2 md:size-7'

/** Places a pin at a spot. */
export function pinPlace({ x, y }: Spot): CSSProperties {
  return { left: `${x * 100}%`, top: `${y * 100}%`, scale: 'var(--pin-scale, 1)' }
}

/** What a pin looks like: its number, and a cone in the direction of the view. */
export function PinFace({ number, direction }: { number: number | string; direction: number | null }) {
  return (
    <>
      {direction !== null && (
        <svg
          viewBox="-50 -50 100 100"
          aria-hidden="true"
          style={{ rotate: `${direction}deg` }}
          className="pointer-events-none absolute top-1/2 left-1/2 size-[clamp(3.5rem,15cqw,9rem)] -translate-1/2 fill-pin opacity-30 group-hover/pin:opacity-60 group-focus-visible/pin:opacity-60 group-aria-pressed/pin:opacity-60"
        >
          {/* 66° wide, which is what a wide-angle lens sees across. */}
          <path d="M0 0L-27.2-41.9A50 50 0 0 1 27.2-41.9Z" />
        </svg>
      )}
      <span className="relative grid size-full place-items-center rounded-[99px] bg-pin text-xs font-strong text-on-pin tabular-nums shadow-[0_0_0_2px_var(--color-on-pin)]">
        {number}
      </span>
    </>
  )
}
