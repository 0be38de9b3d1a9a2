import { buttonClasses } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A link to the film. Nothing of its site is loaded here. */
export function FilmLink({ film }: { film: { href: string; host: string } }) {
  return (
    <a
      href={film.href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClasses({ size: 'lg' }, 'justify-self-start')}
    >
      <Icon name="play" />
      Watch the film on {film.host}
    </a>
  )
}
