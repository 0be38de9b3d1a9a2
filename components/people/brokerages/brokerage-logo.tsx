import { mergeClasses } from '@/components/ui/merge-classes'

type BrokerageLogoProps = { name: string; logoUrl: string | null; className?: string }

/** A brokerage's logo on a light ground, because most are designed for one; renders nothing without a logo. */
export function BrokerageLogo({ name, logoUrl, className }: BrokerageLogoProps) {
  if (!logoUrl) return null
  return (
    // biome-ignore lint/performance/noImgElement: already at its displayed size
    <img
      src={logoUrl}
      alt={name}
      className={mergeClasses(
        'block h-9 w-auto max-w-44 min-w-0 object-contain object-left dark:rounded-sm dark:bg-[#fff] dark:p-1',
        className,
      )}
    />
  )
}
