import { Minus, Plus } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'

type ZoomControlProps = {
  zoom: number
  least: number
  most: number
  step: number
  onZoom: (zoom: number) => void
}

/** A slider between a minus and a plus; 1 shows the whole picture. */
export function ZoomControl({ zoom, least, most, step, onZoom }: ZoomControlProps) {
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1">
      <IconButton
        label="Zoom out"
        icon={<Minus className="icon" />}
        disabled={zoom <= least}
        onClick={() => onZoom(zoom - step)}
      />
      <input
        type="range"
        aria-label="Zoom"
        aria-valuetext={`${Math.round(zoom * 100)} percent`}
        min={least}
        max={most}
        step={step / 10}
        value={zoom}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 cursor-pointer accent-accent"
      />
      <IconButton
        label="Zoom in"
        icon={<Plus className="icon" />}
        disabled={zoom >= most}
        onClick={() => onZoom(zoom + step)}
      />
    </div>
  )
}
