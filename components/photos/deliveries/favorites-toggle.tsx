import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

type FavoritesToggleProps = {
  count: number
  /** Whether the favorites are this viewer's own; a photographer sees the client's. */
  isOwn: boolean
  isOn: boolean
  onToggle: (isOn: boolean) => void
}

/** Shows only the favorites, or all photos again. */
export function FavoritesToggle({ count, isOwn, isOn, onToggle }: FavoritesToggleProps) {
  const name = isOwn ? 'Favorites' : 'Client’s favorites'
  return (
    <Button
      aria-pressed={isOn}
      aria-label={`${name}, ${count}`}
      title={isOn ? 'Show all photos' : name}
      onClick={() => onToggle(!isOn)}
      icon={<Icon name="heart" size="sm" className={isOn && 'fill-current'} />}
    >
      <span className="tabular-nums">{count}</span>
    </Button>
  )
}

/** Stands for the photos while none is a favorite. */
export function NoFavorites({ isOwn }: { isOwn: boolean }) {
  return (
    <p className="mx-(--pad) mt-8 grid min-h-40 place-content-center gap-1 border-y px-5 text-center text-ink-2">
      {isOwn
        ? 'No favorites yet. Add photos with the heart button.'
        : "The client hasn't marked any favorites yet."}
    </p>
  )
}
