import { IconButton } from '@/components/ui/icon-button'

type ZoomControlProps = {
  zoom: number
  min: number
  max: number
  step: number
  onZoom: (zoom: number) => void
}

/** A zoom slider with buttons; at 1 the whole image fits. */
export function ZoomControl({ zoom, min, max, step, onZoom }: ZoomControlProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <IconButton label="Zoom out" icon="minus" disabled={zoom <= min} onClick={() => onZoom(zoom - step)} />
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        min={min}
        max={max}
        step={step / 10}
        value={zoom}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 cursor-pointer accent-accent"
      />
      <IconButton label="Zoom in" icon="plus" disabled={zoom >= max} onClick={() => onZoom(zoom + step)} />
    </div>
  )
}
