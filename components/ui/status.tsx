import { clsx } from 'clsx'

type Shape = 'half' | 'disc' | 'tick' | 'cross' | 'ring' | 'bar' | 'square'

const shapes: Record<Shape, string> = {
  half: 'size-2.5 rounded-[50%] bg-[linear-gradient(90deg,currentColor_50%,transparent_50%)] shadow-[inset_0_0_0_1.5px_currentColor]',
  disc: 'size-2.5 rounded-[50%] bg-current',
  tick: 'shape-tick size-3 bg-current',
  cross: 'shape-cross size-2.5 bg-current',
  ring: 'size-2.5 rounded-[50%] shadow-[inset_0_0_0_2px_currentColor]',
  bar: 'h-0.5 w-2.5 bg-current',
  square: 'size-2.5 bg-current',
}

/** The shape and color of each status. Other values are shown as stored. */
const looks: Record<string, readonly [Shape, string]> = {
  pending: ['half', 'text-wait'],
  processing: ['half', 'text-wait'],
  queued: ['half', 'text-wait'],
  confirmed: ['disc', 'text-ok'],
  completed: ['tick', 'text-accent'],
  paid: ['tick', 'text-ok'],
  sent: ['tick', 'text-ok'],
  cancelled: ['cross', 'text-stop'],
  overdue: ['half', 'text-stop'],
  failed: ['cross', 'text-stop'],
  denied: ['cross', 'text-stop'],
  disputed: ['square', 'text-stop'],
  published: ['disc', 'text-ok'],
  active: ['disc', 'text-ok'],
  verified: ['disc', 'text-ok'],
  available: ['disc', 'text-ok'],
  draft: ['ring', 'text-ink-2'],
  open: ['ring', 'text-accent'],
  new: ['ring', 'text-accent'],
  scheduled: ['ring', 'text-accent'],
  answered: ['tick', 'text-ok'],
  closed: ['bar', 'text-ink-2'],
  disabled: ['bar', 'text-ink-2'],
  expired: ['bar', 'text-ink-2'],
  imported: ['bar', 'text-ink-2'],
  archived: ['bar', 'text-ink-2'],
  'used-up': ['bar', 'text-ink-2'],
  refunded: ['bar', 'text-ink-2'],
  void: ['bar', 'text-ink-2'],
}

type StatusProps = {
  /** The stored value in any case: `PENDING`, `confirmed`. */
  value: string
  /** Replaces the default text: "Pending Payment". */
  label?: string
  /** Outlined, for use beside a page title. */
  big?: boolean
  className?: string
}

/** A status as shape, text and color, never color alone. */
export function Status({ value, label, big = false, className }: StatusProps) {
  const [shape, color] = looks[value.toLowerCase()] ?? (['square', 'text-ink-2'] as const)
  return (
    <span
      className={clsx(
        'status',
        color,
        big && 'rounded-[99px] py-1.5 pr-3 pl-2.5 text-sm shadow-[inset_0_0_0_1px_currentColor]',
        className,
      )}
    >
      <span aria-hidden="true" className={clsx('flex-none', shapes[shape])} />
      {label ?? toSentenceCase(value)}
    </span>
  )
}

function toSentenceCase(value: string): string {
  const words = value.toLowerCase().replaceAll('_', ' ')
  return value in looks || value === value.toUpperCase()
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : value
}
