import { mergeClasses } from '@/components/ui/merge-classes'

type AvatarProps = {
  name: string
  imageUrl?: string | null
  size?: 'md' | 'lg'
  /** Photographers lie on ink, clients on the accent wash. */
  tone?: 'client' | 'photographer'
  className?: string
}

/** A face or its initial. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ name, imageUrl, size = 'md', tone = 'client', className }: AvatarProps) {
  const classes = mergeClasses(
    'grid flex-none place-items-center rounded-[50%] font-serif leading-none font-[460]',
    size === 'lg' ? 'size-12 text-[1.3125rem]' : 'size-8 text-[0.9375rem]',
    tone === 'photographer' ? 'bg-ink text-paper' : 'bg-accent-wash text-accent',
    className,
  )
  if (imageUrl) {
    // biome-ignore lint/performance/noImgElement: a signed address of a small picture; the optimiser could not cache it
    return <img src={imageUrl} alt="" className={mergeClasses(classes, 'object-cover')} />
  }
  return (
    <span aria-hidden="true" className={classes}>
      {initialOf(name)}
    </span>
  )
}

function initialOf(name: string): string {
  const [first = ''] = name.trim()
  return first.toUpperCase()
}
