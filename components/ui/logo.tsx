import { mergeClasses } from '@/components/ui/merge-classes'

/** An N made of two window jambs and the light that falls between them. */
export function LogoSymbol({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={mergeClasses('size-6 flex-none', className)}>
      <path d="M3 3h2.25v18H3zM18.750 3H21v18h-2.250z" fill="currentColor" />
      <path d="M5.250 3h4.500l9 18h-4.500z" fill="var(--color-accent)" />
    </svg>
  )
}

type LogoProps = {
  /** The studio's name beside the sign. */
  name?: string
  /** The studio's own logo, shown instead of the default logo and the name. */
  logoUrl?: string | null
  className?: string
  /** Extra classes of the name, such as hiding it in the rail. */
  nameClassName?: string
  logoClassName?: string
}

/** The studio's own logo, or the default logo and the studio's name. */
export function Logo({ name = 'Northlight', logoUrl, className, nameClassName, logoClassName }: LogoProps) {
  if (logoUrl)
    return <LogoImage name={name} url={logoUrl} className={mergeClasses(className, logoClassName)} />
  return (
    <span
      className={mergeClasses(
        'inline-flex min-w-0 items-center gap-2.5 font-serif text-[1.3125rem] leading-none font-[420] tracking-[-0.02em]',
        className,
      )}
    >
      <LogoSymbol />
      <span className={mergeClasses('truncate py-1', nameClassName)}>{name}</span>
    </span>
  )
}

/** A studio's logo keeps a light background in the dark theme, because most are designed for one. */
function LogoImage({ name, url, className }: { name: string; url: string; className?: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: already at its displayed size
    <img
      src={url}
      alt={name}
      className={mergeClasses(
        'block h-9 w-auto max-w-44 min-w-0 object-contain object-left dark:rounded-sm dark:bg-[#fff] dark:p-1',
        className,
      )}
    />
  )
}
