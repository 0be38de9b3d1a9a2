import { clsx } from 'clsx'

type CompassProps = {
  /** In degrees from north; null: unknown. */
  facing: number | null
  /** The sun's direction in degrees from north. */
  sun?: number
  size?: 'small' | 'large'
}

const center = 32
const radius = 25

/** A house from above with its front, and where the sun is. */
export function Compass({ facing, sun, size = 'small' }: CompassProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 64 64"
      className={clsx('flex-none overflow-visible', size === 'small' ? 'size-18' : 'size-32')}
    >
      <g fill="none" stroke="var(--color-edge)">
        <circle cx={center} cy={center} r={radius} />
        {[0, 90, 180, 270].map((direction) => (
          <path key={direction} d="M32 7v3" transform={`rotate(${direction} 32 32)`} />
        ))}
      </g>
      <text
        x={center}
        y="5"
        textAnchor="middle"
        fill="var(--color-ink-3)"
        fontSize={size === 'small' ? 10 : 6}
        className="font-medium"
      >
        N
      </text>
      <g transform={`rotate(${facing ?? 0} 32 32)`}>
        <path d="M24 26h16v13H24z" fill="var(--color-shade)" stroke="var(--color-ink-2)" />
        {facing !== null && (
          <>
            <path d="M24 26h16" stroke="var(--color-accent)" strokeWidth="3" />
            <path d="M32 21l3 4h-6z" fill="var(--color-accent)" />
          </>
        )}
      </g>
      {sun !== undefined && (
        <circle
          cx={center}
          cy={center - radius}
          r="4"
          fill="var(--sun)"
          stroke="var(--sun-deep)"
          // Rounded, because the server and browsers compute sines to different last digits.
          transform={`rotate(${sun.toFixed(1)} 32 32)`}
        />
      )}
    </svg>
  )
}
