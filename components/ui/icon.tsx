import type { StaticImageData } from 'next/image'
import type { ReactElement } from 'react'
import type { IconName } from '@/components/ui/icon-names'
import sprite from '@/components/ui/icons.svg'

/** The drawings of all icons in one file, which browsers fetch once. */
export const { src: spriteUrl }: Pick<StaticImageData, 'src'> = sprite

const sizes = { sm: 'icon-sm', md: 'icon', lg: 'icon-lg' }
type IconSize = keyof typeof sizes

export type IconProps = {
  name: IconName
  size?: IconSize
  className?: string | false
  /** What the icon says. Without it, the icon is hidden from screen readers. */
  label?: string
}

/** An icon in the color of its text. */
export function Icon({ name, size = 'md', className, label }: IconProps) {
  return (
    <svg
      className={className ? `${sizes[size]} ${className}` : sizes[size]}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}

/** What components take as their icon: a name, drawn in their usual size, or an element. */
export type IconSource = IconName | ReactElement

/** Draws a component's icon, if it has one. */
export function drawIcon(icon: IconSource | undefined, size: IconSize) {
  return typeof icon === 'string' ? <Icon name={icon} size={size} /> : icon
}
