import type { CropArea } from '@/components/people/accounts/crop-picture'
import { mergeClasses } from '@/components/ui/merge-classes'

/** Previews the cropped photo in two sizes. The area is in percent. */
export function CropPreview({ url, area }: { url: string; area: CropArea }) {
  return (
    <div aria-hidden="true" className="flex flex-none items-center gap-3">
      <Circle url={url} area={area} className="size-12" />
      <Circle url={url} area={area} className="size-8" />
    </div>
  )
}

function Circle({ url, area, className }: { url: string; area: CropArea; className: string }) {
  return (
    <span className={mergeClasses('relative block overflow-hidden rounded-[50%] bg-shade', className)}>
      {/* biome-ignore lint/performance/noImgElement: an image that exists only in this browser */}
      <img
        src={url}
        alt=""
        className="absolute h-auto max-w-none origin-top-left"
        style={{
          width: `${10_000 / area.width}%`,
          height: `${10_000 / area.height}%`,
          left: `${(-100 * area.x) / area.width}%`,
          top: `${(-100 * area.y) / area.height}%`,
        }}
      />
    </span>
  )
}
