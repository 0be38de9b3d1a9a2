import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** Opens what is known about the delivery and can be done with it. */
export function DetailsLink() {
  return (
    <a href="#details" className={buttonClasses({})}>
      <Icon name="settings-2" size="sm" />
      Details
    </a>
  )
}
